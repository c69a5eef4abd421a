import styles from './button.module.css';
import { label } from '@/label';

export interface ButtonProps {
  text: string;
}

export function Button({ text }: ButtonProps) {
  return <button className={styles.button}>{label(text)}</button>;
}
