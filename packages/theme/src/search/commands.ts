/** The commands of the dialog: actions on the page, listed after a `>`. */
import { loadFile } from '@quire/client';
import type { PageView } from '@quire/client/contract';
import { appearanceStore } from '../appearance/appearance-store.ts';
import type { GetText } from '../texts/format-text.ts';
import { copyText } from '../ui/clipboard.ts';
import type { Command } from './item.ts';

/** A query for commands begins with it. */
const COMMAND_SIGN = '>';
const KEYS_SIGN = '?';

export type QueryKind = 'empty' | 'commands' | 'keys' | 'words';

export function classifyQuery(query: string): QueryKind {
  const asked = query.trim();
  if (asked === '') return 'empty';
  if (asked === KEYS_SIGN) return 'keys';
  return asked.startsWith(COMMAND_SIGN) ? 'commands' : 'words';
}

/** Those whose title contains all typed words. */
export function filterCommands(commands: readonly Command[], query: string): Command[] {
  const words = query.trim().slice(COMMAND_SIGN.length).toLowerCase().split(/\s+/);
  return commands.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

export function listCommands(view: PageView, text: GetText): Command[] {
  return [...listPageCommands(view, text), ...listNeighborCommands(view, text)];
}

function listPageCommands({ page, site, alternates }: PageView, text: GetText): Command[] {
  const { markdownHref } = page;
  const copy: Command[] = markdownHref
    ? [{ id: 'copy', title: text('search.copyMarkdown'), icon: 'text', run: () => copyMarkdown(markdownHref, text) }]
    : [];
  const languages = alternates
    .filter(({ current }) => !current)
    .map(({ lang, label, href }): Command => {
      const title = text('search.switchLanguage', { language: label });
      return { id: `language-${lang}`, title, icon: 'language', href: href + location.search + location.hash };
    });
  const appearance: Command[] =
    site.darkMode === true
      ? [{ id: 'appearance', title: text('search.switchAppearance'), icon: 'appearance', run: toggleAppearance }]
      : [];
  return [...copy, ...languages, ...appearance];
}

function listNeighborCommands({ neighbors: { previous, next } }: PageView, text: GetText): Command[] {
  const toCommand = (id: 'previous' | 'next', action: string, link: typeof previous): Command[] =>
    link ? [{ id, title: text('search.rowButton', { action, title: link.text }), icon: id, href: link.href }] : [];
  return [...toCommand('previous', text('prevPageText'), previous), ...toCommand('next', text('nextPageText'), next)];
}

async function copyMarkdown(href: string, text: GetText): Promise<string | undefined> {
  try {
    const file = await loadFile(href);
    return (await copyText(file.text, text('copyPrompt'))) ? text('copied') : undefined;
  } catch (error) {
    console.warn('Quire: the page could not be copied.', error);
    return text('copyPageFailed');
  }
}

async function toggleAppearance(): Promise<undefined> {
  appearanceStore.toggle();
}
