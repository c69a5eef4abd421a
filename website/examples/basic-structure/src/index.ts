import './theme.css';
import icon from './icon.svg';

export { icon };

export const chart = () => import('./chart');
