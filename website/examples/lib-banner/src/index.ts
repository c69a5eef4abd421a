import './index.css';

export const name = 'example';
