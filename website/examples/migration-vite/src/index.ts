import mitt from 'mitt';
import bell from './bell.svg';
import styles from './badge.module.css';

export interface Badge {
  element: HTMLElement;
  onClear(listener: () => void): void;
}

/** Creates a badge with a counter. */
export function createBadge(count: number): Badge {
  const events = mitt<{ clear: undefined }>();
  const element = document.createElement('button');
  element.className = styles.badge ?? '';
  element.innerHTML = `<img src="${bell}" alt=""> ${count}`;
  element.addEventListener('click', () => events.emit('clear'));
  return { element, onClear: (listener) => events.on('clear', listener) };
}
