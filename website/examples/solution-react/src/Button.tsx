'use client';

import { type ReactNode, useState } from 'react';
import './button.css';
import styles from './button.module.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: (count: number) => void;
}

export function Button({ children, onPress }: ButtonProps) {
  const [count, setCount] = useState(0);

  function press() {
    setCount(count + 1);
    onPress?.(count + 1);
  }

  return (
    <button type="button" className={`lib-button ${styles.frame}`} onClick={press}>
      {children}
    </button>
  );
}
