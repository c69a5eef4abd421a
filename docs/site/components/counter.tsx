'use client';
import { useState } from 'react';
import styles from './counter.module.css';

/** A button that counts how often it was pressed. */
export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className={styles.counter} onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
