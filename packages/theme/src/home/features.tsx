/** The feature cards; those with a diagram are wide. */

import { type Feature, isIconName } from '@quire/client/contract';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Markup } from '../ui/markup.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './features.module.css';

interface FeaturesProps {
  features: Feature[];
  /** By the names that features give. */
  diagrams?: Readonly<Record<string, ReactNode>> | undefined;
}

export function Features({ features, diagrams = {} }: FeaturesProps) {
  const hasSpans = features.some(({ span }) => span !== undefined);
  const hasDiagrams = features.some(({ diagram }) => diagram !== undefined);
  const columns = hasSpans ? ` ${styles.spans}` : hasDiagrams ? ` ${styles.bento}` : '';
  return (
    <ul className={styles.grid + columns}>
      {features.map((feature) => (
        <li key={feature.title} className={feature.diagram ? styles.wide : styles.card} data-span={feature.span}>
          {feature.diagram ? getDiagram(feature, diagrams) : feature.icon && <FeatureIcon icon={feature.icon} />}
          <h2 className={styles.title}>
            {feature.href ? <SmartLink href={feature.href}>{feature.title}</SmartLink> : feature.title}
          </h2>
          <p className={styles.details}>
            <Markup html={feature.details} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function getDiagram({ title, diagram = '' }: Feature, diagrams: Readonly<Record<string, ReactNode>>): ReactNode {
  if (Object.hasOwn(diagrams, diagram)) return diagrams[diagram];
  throw new Error(`The feature "${title}" has the diagram "${diagram}", which is not in "featureDiagrams".`);
}

/** The name of a built-in icon, the URL of an image, or a character such as an emoji. */
function FeatureIcon({ icon }: { icon: string }) {
  const isImage = /^(?:\/|\w+:)/.test(icon);
  const image = isImage ? <img src={icon} alt="" width={24} height={24} /> : icon;
  return <span className={styles.icon}>{isIconName(icon) ? <Icon name={icon} /> : image}</span>;
}
