/** Owns the rows of the sidebar. Groups are the browser's own `<details>`: they work without script. (SPEC.md 3) */
import { usePageView } from '@quire/engine/client';
import { containsHref, type SidebarGroup, type SidebarItem, type SidebarNode } from '@quire/engine/shared';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { getGroupName, getNodeKey } from './node-key.ts';
import styles from './sidebar.module.css';

export function SidebarNodes({ nodes }: { nodes: SidebarNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => (
        <SidebarRow key={getNodeKey(node, index)} node={node} />
      ))}
    </ul>
  );
}

function SidebarRow({ node }: { node: SidebarNode }) {
  if (node.type === 'divider')
    return <li className={styles.divider} data-dashed={node.dashed || undefined} aria-hidden="true" />;
  if (node.type === 'section-header') {
    return (
      <li className={styles.header}>
        {node.text}
        <Tag text={node.tag} />
      </li>
    );
  }
  return (
    <li data-context={node.context}>
      {node.type === 'item' ? <ItemLink node={node} className={styles.item} /> : <Group node={node} />}
    </li>
  );
}

function ItemLink({
  node,
  className,
}: {
  node: Pick<SidebarItem, 'text' | 'href' | 'tag'>;
  className: string | undefined;
}) {
  const { href } = usePageView();
  return (
    <SmartLink href={node.href} className={className} aria-current={node.href === href ? 'page' : undefined}>
      {node.text}
      <Tag text={node.tag} />
    </SmartLink>
  );
}

function Group({ node }: { node: SidebarGroup }) {
  const { href } = usePageView();
  const text = useTexts();
  const title =
    node.href === undefined ? undefined : { text: node.text, href: node.href, ...(node.tag && { tag: node.tag }) };
  // From here on the DOM owns the state; the attribute only says how a group begins.
  const [begins] = useState(() => containsHref(node, href));
  const open = (!node.collapsed || begins) && !node.pruned;
  if (!node.collapsible) {
    return (
      <>
        {title ? (
          <ItemLink node={title} className={styles.title} />
        ) : (
          <span className={styles.title}>
            {node.text}
            <Tag text={node.tag} />
          </span>
        )}
        <SidebarNodes nodes={node.items} />
      </>
    );
  }
  return (
    <>
      {title && <ItemLink node={title} className={styles.title} />}
      {/* The reader, or the script before the first paint, may have closed it before React comes. */}
      <details open={open} data-group={getGroupName(node)} suppressHydrationWarning>
        <summary
          className={title ? styles.toggle : styles.title}
          aria-label={title && text('toggleGroup', { name: node.text })}
        >
          {!title && (
            <>
              {node.text}
              <Tag text={node.tag} />
            </>
          )}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <SidebarNodes nodes={node.items} />
      </details>
    </>
  );
}

export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className={controls.tag}>{text}</span> : null;
}
