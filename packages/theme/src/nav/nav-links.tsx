/** The nav's links and drop-down groups on one side of the bar. */
import { usePageView } from '@quire/client';
import { findActiveItems, type NavItem } from '@quire/client/contract';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Menu } from '../ui/menu.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './nav-links.module.css';

export function NavLinks({
  position,
  className = '',
}: {
  position: NavItem['position'];
  className?: string | undefined;
}) {
  const { nav } = usePageView();
  const text = useTexts();
  const items = nav.filter((item) => item.position === position);
  if (items.length === 0) return null;
  const name = position === 'right' ? text('mainNav') : text('moreNav');
  return (
    <nav aria-label={name} className={className}>
      <NavItems items={items} />
    </nav>
  );
}

export function NavItems({ items }: { items: NavItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.text}>{item.items ? <NavGroup item={item} items={item.items} /> : <NavLink item={item} />}</li>
      ))}
    </ul>
  );
}

export function NavLink({ item, className = styles.link }: { item: NavItem; className?: string | undefined }) {
  const { href } = usePageView();
  const active = useActiveItems().at(-1);
  return (
    <SmartLink
      href={item.href ?? ''}
      className={className}
      aria-current={item.href === href ? 'page' : active && active.href === item.href ? 'true' : undefined}
    >
      <ItemText item={item} />
    </SmartLink>
  );
}

/** The groups around the link that represents the page, and this link. */
function useActiveItems(): readonly NavItem[] {
  const { nav, page, site } = usePageView();
  return findActiveItems(nav, page.routePath, site.base);
}

/** The text of an item or a group, with its tag. */
export function ItemText({ item }: { item: NavItem }) {
  return (
    <>
      {item.text}
      {item.tag && <span className={controls.tag}>{item.tag}</span>}
    </>
  );
}

function NavGroup({ item, items }: { item: NavItem; items: NavItem[] }) {
  const active = useActiveItems();
  return (
    <Menu text={<ItemText item={item} />} buttonClassName={styles.link} active={active.includes(item)}>
      <NavMenuItems
        items={item.href ? [{ text: item.text, href: item.href, position: item.position }, ...items] : items}
      />
    </Menu>
  );
}

/** The rows of a drop-down; groups within a group become headed lists. */
function NavMenuItems({ items }: { items: NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? (
            <>
              <span className={styles.heading}>
                <ItemText item={item} />
              </span>
              <NavMenuItems items={item.items} />
            </>
          ) : (
            <NavLink item={item} className={controls.row} />
          )}
        </li>
      ))}
    </ul>
  );
}
