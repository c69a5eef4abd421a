export declare const palette: {
    brand: string;
    gray: {
        light: string;
        dark: string;
    };
    unused: string[];
};
