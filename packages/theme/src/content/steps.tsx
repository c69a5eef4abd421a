/** A row of steps: each `###` heading inside begins one. */
import './steps.css';
import type { ReactNode } from 'react';

export function Steps({ children }: { children: ReactNode }) {
  return <div className="q-steps">{children}</div>;
}
