import './style.css';

export const className = 'card';
