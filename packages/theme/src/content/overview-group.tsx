/** Lists of pages in content: those of the section, or those that the author lists. */
import './listed.css';
import { usePageView } from '@quire/client';
import type { MarkdownElement } from '@quire/client/contract';
import type { ComponentProps, ReactNode } from 'react';
import { FilteredList } from '../overview/filtered-list.tsx';
import { Group } from '../overview/overview.tsx';
import { withBase } from '../runtime/paths.ts';
import { TitleText } from '../ui/title-text.tsx';
import { formatLink } from './format-link.ts';
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

/** The pages of the section, or those that the author lists, with a filter. */
export function Overview({ content, groups }: OverviewProps) {
  const own = usePageView().page.overview ?? [];
  return (
    <FilteredList>
      {content}
      {groups
        ? groups.map((group) => <OverviewGroup key={group.name} group={group} />)
        : own.map((group) => <Listed key={group.id} group={group} />)}
    </FilteredList>
  );
}

/** The author's groups, as lists of links; the section's own are in the sidebar. */
Overview.toMarkdown = ({ values: { groups } }: MarkdownElement) =>
  Array.isArray(groups) ? groups.map(formatGroup).join('\n\n') : '';

OverviewGroup.toMarkdown = ({ values: { group } }: MarkdownElement) =>
  group === undefined ? '' : formatGroup(group as WrittenGroup);

function formatGroup({ name, items }: WrittenGroup): string {
  const list = items.flatMap((item) => [
    `- ${formatLink(item.text, item.link)}`,
    ...listHeadings(item).map(({ text, href }) => `  - ${formatLink(text, href)}`),
  ]);
  return [...(name ? [`## ${name}`, ''] : []), ...list].join('\n');
}

export function OverviewGroup({ group: { name, items } }: { group: WrittenGroup }) {
  const pages = items.map((item) => ({
    text: item.text,
    href: item.link && withBase(item.link),
    headings: listHeadings(item),
  }));
  return <Listed group={{ text: name, id: slugify(name) || undefined, pages }} Text={InlineText} />;
}

function Listed(props: ComponentProps<typeof Group>) {
  return (
    <div className="q-listed">
      <Group {...props} />
    </div>
  );
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
