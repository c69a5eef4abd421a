/** The picture of a stack with a missing layer. */
import styles from './not-found.module.css';

/** By the vertical position of their center; each covers the ones before it. */
const LAYERS = [
  { y: 124, className: styles.bottom },
  { y: 84, className: styles.missing },
  { y: 44, className: styles.top },
];

export function BrokenStack() {
  return (
    <svg className={styles.stack} viewBox="0 0 200 180" width={200} height={180} aria-hidden="true">
      {LAYERS.map(({ y, className }) => (
        <g key={y} className={className}>
          <path d={`M20 ${y}v18l80 36 80-36v-18l-80 36Z`} />
          <path d={`M100 ${y - 36} 180 ${y}l-80 36L20 ${y}Z`} />
        </g>
      ))}
    </svg>
  );
}
