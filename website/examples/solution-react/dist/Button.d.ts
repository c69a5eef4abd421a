import { type ReactNode } from 'react';
import './button.css';
export interface ButtonProps {
    children: ReactNode;
    onPress?: (count: number) => void;
}
export declare function Button({ children, onPress }: ButtonProps): import("react").JSX.Element;
