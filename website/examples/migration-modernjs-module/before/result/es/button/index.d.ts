export interface ButtonProps {
    text: string;
}
export declare function Button({ text }: ButtonProps): import("react").JSX.Element;
