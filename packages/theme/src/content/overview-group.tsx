/** Lists of pages in content: those of the section, or those that the author lists. */
import './listed.css';
import { usePageView } from '@quire/client';
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';
import { FilterBox } from '../overview/filter-box.tsx';
import { Headings } from '../overview/headings.tsx';
import styles from '../overview/overview.module.css';
import { Group } from '../overview/overview.tsx';
import { withBase } from '../runtime/paths.ts';
import { TitleText } from '../ui/title-text.tsx';
import { renderInlineMarkdown } from './inline-text.ts';
import { slugify } from './slugify.ts';

interface WrittenItem {
  text: string;
  /** Empty if the item is only a title for those below it. */
  link: string;
  headers?: Array<{ id: string; text: string }>;
  items?: Array<{ text: string; link: string }>;
}

interface WrittenGroup {
  /** Empty if the heading above names it. */
  name: string;
  items: WrittenItem[];
}

interface OverviewProps {
  /** Above the groups. */
  content?: ReactNode;
  /** Replaces those of the section. */
  groups?: WrittenGroup[];
}

/** The pages of the section, or those that the author lists, with a filter (`enhance-filter.ts`). */
export function Overview({ content, groups }: OverviewProps) {
  const own = usePageView().page.overview ?? [];
  const name = groups?.[0]?.name ?? own[0]?.id ?? '';
  return (
    <div className="q-filterable">
      <FilterBox id={`filter-${slugify(name)}`} />
      {content}
      <div role="status" className={styles.none} />
      {groups
        ? groups.map((group) => <OverviewGroup key={group.name} group={group} />)
        : own.map((group) => (
            <div key={group.id} className="q-listed">
              <Group group={group} />
            </div>
          ))}
    </div>
  );
}

/** The author's groups, as lists of links; the section's own are in the sidebar. */
Overview.toMarkdown = ({ values: { groups } }: MarkdownElement) =>
  Array.isArray(groups) ? groups.map(formatGroup).join('\n\n') : '';

OverviewGroup.toMarkdown = ({ values: { group } }: MarkdownElement) =>
  group === undefined ? '' : formatGroup(group as WrittenGroup);

function formatGroup({ name, items }: WrittenGroup): string {
  const list = items.flatMap((item) => [
    `- ${formatLink(item.text, item.link && withBase(item.link))}`,
    ...listHeadings(item).map(({ text, href }) => `  - ${formatLink(text, href)}`),
  ]);
  return [...(name ? [`## ${name}`, ''] : []), ...list].join('\n');
}

function formatLink(text: string, href: string): string {
  return href === '' ? text : `[${text}](${href})`;
}

export function OverviewGroup({ group }: { group: WrittenGroup }) {
  return (
    <section className={`q-listed ${styles.group}`}>
      {group.name && (
        <h2 id={slugify(group.name) || undefined} className={styles.groupTitle}>
          <InlineText text={group.name} />
        </h2>
      )}
      <ul className={styles.cards}>
        {group.items.map((item) => (
          <li key={item.text} className={styles.card}>
            <h3 className={styles.cardTitle}>
              <ItemTitle item={item} />
            </h3>
            <Headings headings={listHeadings(item)} Text={InlineText} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemTitle({ item: { text, link } }: { item: WrittenItem }) {
  const title = <InlineText text={text} />;
  return link ? <a href={withBase(link)}>{title}</a> : title;
}

/** Texts of authors may contain inline Markdown. */
function InlineText({ text }: { text: string }) {
  return /[`*~]/.test(text) ? <span {...renderInlineMarkdown(text)} /> : <TitleText text={text} />;
}

function listHeadings({ link, headers = [], items = [] }: WrittenItem) {
  return [
    ...items.map((item) => ({ text: item.text, href: withBase(item.link) })),
    ...headers.map((header) => ({ text: header.text, href: `${withBase(link)}#${header.id}` })),
  ];
}
