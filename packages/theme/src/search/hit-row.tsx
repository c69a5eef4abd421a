/** One row: an option that is a link, so that it can be opened in every way that links can. */
import type { ComponentProps, MouseEvent } from 'react';
import { cutTypeLabel, isCodeName } from './code-name.ts';
import { DialogIcon } from './dialog-icon.tsx';
import { getPath } from './hit.ts';
import { getItemIcon, getItemTitle, getItemUrl, type Item } from './item.ts';
import type { MarkedText } from './marked-text.ts';

interface HitRowProps {
  item: Item;
  /** The row in the grid of the list. */
  row: number;
  /** From the headless autocomplete. */
  props: ComponentProps<'a'>;
}

export function HitRow({ item, row, props }: HitRowProps) {
  const { onMouseMove } = props;
  return (
    <a
      {...props}
      className={isChild(item) ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
      href={getItemUrl(item)}
      tabIndex={-1}
      style={{ gridRow: row }}
      data-list={item.list}
      data-type={item.list === 'commands' ? undefined : item.hit.type}
      // Ignore events that come from the list moving below a still pointer.
      onMouseMove={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.movementX !== 0 || event.movementY !== 0) onMouseMove?.(event);
      }}
    >
      <span className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon">
          <DialogIcon name={getItemIcon(item)} />
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
  const path = listPath(item).join(' › ');
  const title = item.list === 'matched' ? item.row.title : [{ text: getItemTitle(item), isMatched: false }];
  const snippet = item.list === 'matched' ? item.row.snippet : [];
  return (
    <>
      <span className="DocSearch-Hit-line">
        <Marked className="DocSearch-Hit-title" text={title} isCode={isCodeName(getItemTitle(item))} />
        {path !== '' && <span className="DocSearch-Hit-path">{path}</span>}
      </span>
      {snippet === 'awaited' && <span className="DocSearch-Hit-text">{'\u00a0'}</span>}
      {snippet !== 'awaited' && snippet.length > 0 && <Snippet text={snippet} />}
    </>
  );
}

/** Sections of the current page need no path. */
function listPath(item: Item): readonly string[] {
  if (item.list === 'matched') return item.row.path;
  return item.list === 'recent' || item.list === 'favorites' ? getPath(item.hit) : [];
}

function Snippet({ text }: { text: MarkedText }) {
  const cut = cutTypeLabel(text);
  if (!cut) return <Marked className="DocSearch-Hit-text" text={text} />;
  return (
    <span className="DocSearch-Hit-text">
      {cut.label}
      <Marked text={cut.code} isCode />
    </span>
  );
}

interface MarkedProps {
  text: MarkedText;
  className?: string;
  isCode?: boolean;
}

function Marked({ text, className, isCode }: MarkedProps) {
  return (
    <span className={className} data-code={isCode || undefined}>
      {text.map(({ text: piece, isMatched }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        isMatched ? <mark key={at}>{piece}</mark> : piece,
      )}
    </span>
  );
}

function isChild(item: Item): boolean {
  return item.list === 'matched' && item.row.isChild;
}
