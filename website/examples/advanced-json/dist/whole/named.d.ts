export declare const primary: string;
