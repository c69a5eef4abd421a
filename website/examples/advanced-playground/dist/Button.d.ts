import { type ReactNode } from 'react';
import './button.css';
export interface ButtonProps {
    children: ReactNode;
}
export declare function Button({ children }: ButtonProps): import("react").JSX.Element;
