/** Links options to their types: `- **Type:** …` below a heading links to its line in the type reference. */
import type { QuirePlugin } from '@quire/engine';

/** The pages of the type reference, by folder of the pages about options. */
const PAGES: Record<string, string> = { lib: '/reference/lib-config', rsbuild: '/reference/rslib-config' };

const TYPE_LABEL = /^- \*\*(Type|类型)([:：])\*\*/;

export const typeLinks: QuirePlugin = {
  name: 'type-links',
  version: '1',
  markdown: {
    source({ sourcePath, text }) {
      const page = PAGES[/^\w+\/config\/(\w+)\//.exec(sourcePath)?.[1] ?? ''];
      return page === undefined ? text : linkTypes(text, page);
    },
  },
};

export function linkTypes(text: string, page: string): string {
  let option = '';
  return text
    .split('\n')
    .map((line) => {
      option = /^#+ (\S+)$/.exec(line)?.[1] ?? option;
      return line.replace(TYPE_LABEL, `- **[$1](${page}#${encodeURIComponent(option)})$2**`);
    })
    .join('\n');
}
