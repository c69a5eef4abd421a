/** Owns the cards that say what the product is good at. */
import type { Feature } from '@quire/engine/shared';
import { Icon } from '../ui/icon.tsx';
import { isIconName } from '../ui/icon-paths.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './features.module.css';

export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className={styles.grid}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.card}>
          {feature.icon && <FeatureIcon icon={feature.icon} />}
          <h2 className={styles.title}>
            {feature.href ? <SmartLink href={feature.href}>{feature.title}</SmartLink> : feature.title}
          </h2>
          <p className={styles.details}>{feature.details}</p>
        </li>
      ))}
    </ul>
  );
}

/** The name of a built-in icon, the address of an image, or a sign such as an emoji. */
function FeatureIcon({ icon }: { icon: string }) {
  if (isIconName(icon)) {
    return (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    );
  }
  const isImage = /^(?:\/|data:)/.test(icon) || icon.includes('://');
  return <span className={styles.icon}>{isImage ? <img src={icon} alt="" width={24} height={24} /> : icon}</span>;
}
