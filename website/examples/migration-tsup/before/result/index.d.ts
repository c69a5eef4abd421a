interface Entry {
    key: string;
    value?: string;
}

/** Reads a list file and prints its entries in color. */
declare function printList(file: string): Promise<void>;
declare const here: string;

export { type Entry, here, printList };
