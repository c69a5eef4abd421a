import type { ReactNode } from 'react';
import './button.css';

export interface ButtonProps {
  /** Text on the button. */
  children: ReactNode;
  /** Fills the button with the brand color. */
  primary?: boolean;
  onClick?: () => void;
}

export const Button = ({ children, primary = false, onClick }: ButtonProps) => (
  <button
    type="button"
    className={primary ? 'button button-primary' : 'button'}
    onClick={onClick}
  >
    {children}
  </button>
);
