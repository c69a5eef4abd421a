export declare interface Reading {
    fahrenheit: number;
}

export declare function toCelsius({ fahrenheit }: Reading): number;

export { }
