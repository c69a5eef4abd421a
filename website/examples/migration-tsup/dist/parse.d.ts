export interface Entry {
    key: string;
    value?: string;
}
export declare function parse(text: string): Entry[];
