import type { NavItem } from '@quire/client/contract';
import { withBase } from '../runtime/paths.ts';
import { NavItems } from './nav-links.tsx';

type WrittenItem = Partial<NavItem> & { text: string; link?: string; items?: WrittenItem[] };

/** Nav items for a site's own bar, rendered like those of the theme. */
export function NavList({ items }: { items: WrittenItem[] }) {
  return <NavItems items={items.map(toNavItem)} />;
}

function toNavItem({ link, href = link, items, position = 'right', ...item }: WrittenItem): NavItem {
  return {
    ...item,
    position,
    ...(href !== undefined && { href: withBase(href) }),
    ...(items && { items: items.map(toNavItem) }),
  };
}
