export declare const channel: string;
export declare function describe(name: string): string;
