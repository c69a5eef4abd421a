export interface Shape {
    area(): number;
}
export declare class Circle implements Shape {
    readonly radius: number;
    constructor(radius: number);
    area(): number;
}
