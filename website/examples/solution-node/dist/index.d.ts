export declare function countLines(file: string): Promise<number>;
