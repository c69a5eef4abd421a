/** The rows of the sidebar. Groups are `<details>`, which work without script. */
import { usePageView } from '@quire/client';
import { containsHref, type SidebarGroup, type SidebarItem, type SidebarNode } from '@quire/client/contract';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { TitleText } from '../ui/title-text.tsx';
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
      <TitleText text={node.text} />
      <Tag text={node.tag} />
    </SmartLink>
  );
}

function Group({ node }: { node: SidebarGroup }) {
  const { text, href, tag } = node;
  const hasPage = href !== undefined;
  return (
    <>
      {hasPage && <ItemLink node={{ text, href, ...(tag && { tag }) }} className={styles.title} />}
      {node.collapsible ? (
        <Fold node={node} hasPage={hasPage} />
      ) : (
        <>
          {!hasPage && (
            <span className={styles.title}>
              {text}
              <Tag text={tag} />
            </span>
          )}
          <SidebarNodes nodes={node.items} />
        </>
      )}
    </>
  );
}

/** The collapsible part of a group. If the group has no page, its heading is the button. */
function Fold({ node, hasPage }: { node: SidebarGroup; hasPage: boolean }) {
  const { href } = usePageView();
  const text = useTexts();
  const open = (!node.collapsed || containsHref(node, href)) && !node.pruned;
  return (
    <details open={open} data-group={getGroupName(node)}>
      <summary
        className={hasPage ? styles.toggle : styles.title}
        aria-label={hasPage ? text('toggleGroup', { name: node.text }) : undefined}
      >
        {!hasPage && (
          <>
            {node.text}
            <Tag text={node.tag} />
          </>
        )}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <SidebarNodes nodes={node.items} />
    </details>
  );
}

export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className={controls.tag}>{text}</span> : null;
}
