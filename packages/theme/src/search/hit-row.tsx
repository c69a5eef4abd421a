/** Owns one row: a link that is an option, so that it can be opened in every way in which links can. */
import type { ComponentProps, MouseEvent } from 'react';
import type { Item } from './create-search.ts';
import { DialogIcon, type DialogIconName } from './dialog-icon.tsx';
import { getPath, getTitle } from './hit.ts';
import type { MarkedText } from './marked-text.ts';

interface HitRowProps {
  item: Item;
  /** In the grid of the list. */
  row: number;
  /** Of the headless autocomplete. */
  props: ComponentProps<'a'>;
}

export function HitRow({ item, row, props }: HitRowProps) {
  const { onMouseMove } = props;
  return (
    <a
      {...props}
      className={isChild(item) ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
      href={item.hit.url}
      tabIndex={-1}
      style={{ gridRow: row }}
      data-list={item.list}
      data-type={item.hit.type}
      // A list that moves under the pointer is no movement of the pointer.
      onMouseMove={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.movementX !== 0 || event.movementY !== 0) onMouseMove?.(event);
      }}
    >
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon">
          <DialogIcon name={getIcon(item)} />
        </span>
        <span className="DocSearch-Hit-content-wrapper">
          <RowText item={item} />
        </span>
        <span className="DocSearch-Hit-action">
          <DialogIcon name="enter" className="DocSearch-Hit-Select-Icon" />
        </span>
      </span>
    </a>
  );
}

function RowText({ item }: { item: Item }) {
  const path = (item.list === 'found' ? item.row.path : getPath(item.hit)).join(' › ');
  const { title, snippet } =
    item.list === 'found' ? item.row : { title: [{ text: getTitle(item.hit), isFound: false }], snippet: [] };
  return (
    <>
      <span className="DocSearch-Hit-line">
        <Marked className="DocSearch-Hit-title" text={title} />
        {path !== '' && <span className="DocSearch-Hit-path">{path}</span>}
      </span>
      {snippet === 'awaited' && <span className="DocSearch-Hit-text">{'\u00a0'}</span>}
      {snippet !== 'awaited' && snippet.length > 0 && <Marked className="DocSearch-Hit-text" text={snippet} />}
    </>
  );
}

function Marked({ text, className }: { text: MarkedText; className: string }) {
  return (
    <span className={className}>
      {text.map(({ text: piece, isFound }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        isFound ? <mark key={at}>{piece}</mark> : piece,
      )}
    </span>
  );
}

function isChild(item: Item): boolean {
  return item.list === 'found' && item.row.isChild;
}

function getIcon({ list, hit }: Item): DialogIconName {
  if (list === 'recent') return 'recent';
  if (list === 'favorites') return 'star';
  if (hit.type === 'content') return 'text';
  return hit.type === 'lvl1' ? 'page' : 'heading';
}
