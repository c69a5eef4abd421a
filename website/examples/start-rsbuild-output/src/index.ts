/*! my-lib | MIT */
import styles from './badge.module.css';
import icon from './icon.svg';
import './theme.css';

const version = '1.0.0';
const unused = 'never read';

/** Returns the markup of a badge. */
export function renderBadge(label: string): string {
  if (false as boolean) {
    console.log(unused);
  }
  return `<p class="${styles.badgeBox}" title="${version}"><img src="${icon}" alt="">${label}</p>`;
}
