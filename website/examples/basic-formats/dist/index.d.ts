export declare function hello(name: string): string;
