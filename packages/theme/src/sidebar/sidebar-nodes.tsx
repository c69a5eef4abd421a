/** Owns the rows of the sidebar. Groups are the browser's own `<details>`: they work without script. */
import { usePageView } from '@quire/engine/client';
import { containsHref, type SidebarGroup, type SidebarItem, type SidebarNode } from '@quire/engine/shared';
import { memo, useState } from 'react';
import { createGetText } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { TitleText } from '../ui/title-text.tsx';
import { getGroupName, getNodeKey } from './node-key.ts';
import styles from './sidebar.module.css';

export function SidebarNodes({ nodes }: { nodes: SidebarNode[] }) {
  const { href, locale } = usePageView();
  return <Rows nodes={nodes} current={href} texts={locale.texts} />;
}

interface Surroundings {
  /** The URL of the current page; undefined where that is elsewhere in the sidebar. */
  current: string | undefined;
  texts: Readonly<Record<string, string>>;
}

/** All that a row shows depends on: most rows are the same as on the page before. */
interface RowProps<Node = SidebarNode> extends Surroundings {
  node: Node;
}

function Rows({ nodes, current, texts }: Surroundings & { nodes: SidebarNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => (
        <SidebarRow
          key={getNodeKey(node, index)}
          node={node}
          current={current !== undefined && containsHref(node, current) ? current : undefined}
          texts={texts}
        />
      ))}
    </ul>
  );
}

const SidebarRow = memo(({ node, current, texts }: RowProps) => {
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
      {node.type === 'item' ? (
        <ItemLink node={node} current={current} className={styles.item} />
      ) : (
        <Group node={node} current={current} texts={texts} />
      )}
    </li>
  );
});

function ItemLink({
  node,
  current,
  className,
}: {
  node: Pick<SidebarItem, 'text' | 'href' | 'tag'>;
  current: string | undefined;
  className: string | undefined;
}) {
  return (
    <SmartLink href={node.href} className={className} aria-current={node.href === current ? 'page' : undefined}>
      <TitleText text={node.text} />
      <Tag text={node.tag} />
    </SmartLink>
  );
}

function Group({ node, current, texts }: RowProps<SidebarGroup>) {
  const { text, href, tag } = node;
  const hasPage = href !== undefined;
  return (
    <>
      {hasPage && <ItemLink node={{ text, href, ...(tag && { tag }) }} current={current} className={styles.title} />}
      {node.collapsible ? (
        <Fold node={node} current={current} texts={texts} />
      ) : (
        <>
          {!hasPage && (
            <span className={styles.title}>
              {text}
              <Tag text={tag} />
            </span>
          )}
          <Rows nodes={node.items} current={current} texts={texts} />
        </>
      )}
    </>
  );
}

/** What of a group opens and closes; the head of one that has no page of its own is the button for it. */
function Fold({ node, current, texts }: RowProps<SidebarGroup>) {
  const hasPage = node.href !== undefined;
  // From here on the DOM owns the state; the attribute only says how a group begins.
  const [begins] = useState(current !== undefined);
  const open = (!node.collapsed || begins) && !node.pruned;
  return (
    // The reader, or the script before the first paint, may have closed it before React comes.
    <details open={open} data-group={getGroupName(node)} suppressHydrationWarning>
      <summary
        className={hasPage ? styles.toggle : styles.title}
        aria-label={hasPage ? createGetText(texts)('toggleGroup', { name: node.text }) : undefined}
      >
        {!hasPage && (
          <>
            {node.text}
            <Tag text={node.tag} />
          </>
        )}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <Rows nodes={node.items} current={current} texts={texts} />
    </details>
  );
}

export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className={controls.tag}>{text}</span> : null;
}
