/** The block that presents the family's tools. */
import { usePageView } from '@quire/engine/client';
import type { ToolFamily } from '@quire/engine/shared';
import styles from './family-cards.module.css';
import { formatUrl } from './format-url.ts';

export function FamilyCards({ family }: { family: ToolFamily }) {
  const { site } = usePageView();
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{family.cardsTitle}</h2>
      <ul className={styles.grid}>
        {family.cards.map((tool) => (
          <li key={tool.name}>
            <a
              className={styles.card}
              href={tool.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-current={tool.name === site.title || undefined}
            >
              <img src={tool.logo} alt="" width={44} height={44} loading="lazy" />
              <span className={styles.name}>{tool.name}</span>
              <span className={styles.description}>{tool.description}</span>
              <span className={styles.url}>{formatUrl(tool.href)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
