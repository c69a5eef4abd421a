export declare function sealed(target: new (...args: never[]) => object): void;
