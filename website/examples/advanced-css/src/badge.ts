import styles from './badge.module.css';

export function createBadge(text: string): HTMLElement {
  const badge = document.createElement('span');
  badge.className = styles.badge ?? '';
  badge.textContent = text;
  return badge;
}
