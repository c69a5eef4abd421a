import styles from './index.module.css';

export const a: string = styles.a;
