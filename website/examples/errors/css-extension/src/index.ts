import './index.css';

export const a = 1;
