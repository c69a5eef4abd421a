/** The size of the window, for components that depend on it. */
import { useEffect, useState } from 'react';

const UNKNOWN = Number.POSITIVE_INFINITY;

export function useWindowSize(width = UNKNOWN, height = UNKNOWN): { width: number; height: number } {
  const [size, setSize] = useState({ width, height });
  useEffect(() => {
    const measure = () => setSize({ width: innerWidth, height: innerHeight });
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}
