import { type ReactNode, useState } from 'react';
import './button.css';

export interface ButtonProps {
  children: ReactNode;
}

export function Button({ children }: ButtonProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="my-button" onClick={() => setCount(count + 1)}>
      {children} {count}
    </button>
  );
}
