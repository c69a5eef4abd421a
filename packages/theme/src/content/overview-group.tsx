/** Owns lists of pages inside of a text: the section's own, and those that an author writes. */
import { usePageView } from '@quire/engine/client';
import { Group } from '../overview/overview.tsx';
import { withBase } from '../runtime/paths.ts';

/** The pages of the section. The filter needs the layout: `overview: true` in the frontmatter. */
export function Overview() {
  return (usePageView().page.overview ?? []).map((group) => <Group key={group.text} group={group} />);
}

interface WrittenGroup {
  name: string;
  items: Array<{
    text: string;
    link: string;
    headers?: Array<{ id: string; text: string }>;
    items?: Array<{ text: string; link: string }>;
  }>;
}

export function OverviewGroup({ group }: { group: WrittenGroup }) {
  const pages = group.items.map(({ text, link, headers = [], items = [] }) => ({
    text,
    href: withBase(link),
    headings: [
      ...items.map((item) => ({ text: item.text, href: withBase(item.link) })),
      ...headers.map((header) => ({ text: header.text, href: `${withBase(link)}#${header.id}` })),
    ],
  }));
  return <Group group={{ text: group.name, pages }} />;
}
