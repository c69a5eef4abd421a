/** Owns lists of pages inside of a text: the section's own, and those that an author writes. */
import { usePageView } from '@quire/engine/client';
import type { ReactNode } from 'react';
import { Headings } from '../overview/headings.tsx';
import { MarkedText } from '../overview/marked-text.tsx';
import styles from '../overview/overview.module.css';
import { Group } from '../overview/overview.tsx';
import { withBase } from '../runtime/paths.ts';
import { slugify } from './slugify.ts';

interface WrittenItem {
  text: string;
  /** Empty where the item only names those below it. */
  link: string;
  headers?: Array<{ id: string; text: string }>;
  items?: Array<{ text: string; link: string }>;
}

interface WrittenGroup {
  /** Empty where the heading above says it. */
  name: string;
  items: WrittenItem[];
}

interface OverviewProps {
  /** Above the groups. */
  content?: ReactNode;
  /** In place of the section's own. */
  groups?: WrittenGroup[];
}

/** The pages of the section. The filter needs the layout: `overview: true` in the frontmatter. */
export function Overview({ content, groups }: OverviewProps) {
  const own = usePageView().page.overview ?? [];
  return (
    <>
      {content}
      {groups
        ? groups.map((group) => <OverviewGroup key={group.name} group={group} />)
        : own.map((group) => <Group key={group.text} group={group} />)}
    </>
  );
}

export function OverviewGroup({ group }: { group: WrittenGroup }) {
  return (
    <section className={styles.group}>
      {group.name && (
        <h2 id={slugify(group.name) || undefined} className={styles.groupTitle}>
          <MarkedText text={group.name} query="" />
        </h2>
      )}
      <ul className={styles.cards}>
        {group.items.map((item) => (
          <li key={item.text} className={styles.card}>
            <h3 className={styles.cardTitle}>
              <ItemTitle item={item} />
            </h3>
            <Headings headings={listHeadings(item)} query="" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemTitle({ item: { text, link } }: { item: WrittenItem }) {
  const title = <MarkedText text={text} query="" />;
  return link ? <a href={withBase(link)}>{title}</a> : title;
}

function listHeadings({ link, headers = [], items = [] }: WrittenItem) {
  return [
    ...items.map((item) => ({ text: item.text, href: withBase(item.link) })),
    ...headers.map((header) => ({ text: header.text, href: `${withBase(link)}#${header.id}` })),
  ];
}
