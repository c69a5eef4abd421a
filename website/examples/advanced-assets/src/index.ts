import './style.css';
import arrow from './assets/arrow.svg';
import dot from './assets/dot.png';
import photo from './assets/photo.png';

export const images: Record<string, string> = { arrow, dot, photo };
