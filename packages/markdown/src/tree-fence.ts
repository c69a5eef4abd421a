/**
 * Renders a text tree of files (```` ```tree ````). The parent of an entry is the last one that begins further to the
 * left, whatever line characters precede the names. (docs/behavior/content.md)
 */

import type { MarkdownPlugin } from './compile-hooks.ts';
import { escapeHtml } from './html/escape.ts';

export const TREE_LANGUAGE = 'tree';

export const tree: MarkdownPlugin = {
  name: 'tree',
  markdown: { fences: { [TREE_LANGUAGE]: ({ code, title }) => renderTree(code, title) } },
};

interface Entry {
  name: string;
  /** The text after the name. */
  note: string | undefined;
  entries: Entry[];
}

/** Vertical lines and a branch, as `tree` prints them or in ASCII. */
const BRANCHES = /^(?:[\s│┃|]*(?:[├└┣┗╰]─*|[|+`\\]-{2,})\s*|[\s│┃|]*)/;

/** A note follows two spaces, or begins with a comment character. */
const NOTE = /^(.+?)(?:\s{2,}|\s+(?=\/\/|#|<-|←|—|\())(\S.*)$/;
const NOTE_BEHIND_FILE = /^(.*?[^\s.]\.\w+|\.\S+|\S*\/)\s+(\S.*)$/;

/** Files without an extension: LICENSE, Makefile. */
const BARE_FILE = /^(?:[A-Z_-]+|\w+file)$/;

/** The HTML of the tree; undefined if the text has no entries. */
export function renderTree(text: string, title: string | undefined): string | undefined {
  const roots = readTree(text);
  if (roots.length === 0) return undefined;
  const caption = title === undefined ? '' : `<p class="q-tree-title">${escapeHtml(title)}</p>`;
  return `<div class="q-tree">${caption}${renderEntries(roots)}</div>`;
}

/** The paths of the entries, without notes, to compare translations. */
export function listTreePaths(text: string): string {
  const list = (entries: Entry[], folder: string): string[] =>
    entries.flatMap(({ name, entries: below }) => [folder + name, ...list(below, `${folder}${name}/`)]);
  return list(readTree(text), '').join('\n');
}

function readTree(text: string): Entry[] {
  const roots: Entry[] = [];
  const open: Array<{ column: number; entry: Entry }> = [];
  for (const line of text.split('\n')) {
    const [branches = ''] = BRANCHES.exec(line) ?? [];
    const words = line.slice(branches.length).trim();
    // A dot on the first line is the root folder.
    if (words === '' || (words === '.' && roots.length === 0)) continue;
    while ((open.at(-1)?.column ?? -1) >= branches.length) open.pop();
    const entry = readEntry(words);
    (open.at(-1)?.entry.entries ?? roots).push(entry);
    open.push({ column: branches.length, entry });
  }
  return roots;
}

function readEntry(words: string): Entry {
  const [, name = words, note] = NOTE.exec(words) ?? NOTE_BEHIND_FILE.exec(words) ?? [];
  return { name: name.trim(), note, entries: [] };
}

function renderEntries(entries: Entry[]): string {
  return `<ul>${entries.map(renderEntry).join('')}</ul>`;
}

function renderEntry({ name, note, entries }: Entry): string {
  const kind = entries.length === 0 && isFolder(name) ? ' class="q-tree-folder"' : '';
  const text = note === undefined ? '' : ` <span class="q-tree-note">${escapeHtml(note)}</span>`;
  const below = entries.length === 0 ? '' : renderEntries(entries);
  return `<li${kind}>${escapeHtml(name.replace(/(.)\/$/, '$1'))}${text}${below}</li>`;
}

/** For an entry without children. */
function isFolder(name: string): boolean {
  return name.endsWith('/') || !(/[.…]/.test(name) || BARE_FILE.test(name));
}
