import type { QuirePlugin } from '@quire/engine';
import { hashCodeLines } from './code-lines.ts';
import { linkNames, type NameLink, readText } from './link-names.ts';
import { findSection, loadOptionRecord, type OptionRecord, parseUses } from './option-record.ts';

/** Links names of options in samples to their sections: `dts` in `lib: [{ dts: true }]` links to the page about it. */
export function optionLinks(): QuirePlugin {
  const record = loadOptionRecord();
  return {
    name: 'option-links',
    version: '3',
    options: record,
    markdown: {
      codeHtml: (html) => linkSample(html, record),
    },
  };
}

const CODE = /(?<=<pre><code class="language-(?:[jt]sx?|mjs)[^>]*>)(?:.|\n)*?(?=\n<\/code><\/pre>)/;

/** Samples that are not in the record have no links. */
function linkSample(html: string, { samples, sections }: OptionRecord): string {
  return html.replace(CODE, (code) => {
    const lines = code.split('\n');
    const shown = lines.map(readShown);
    const recorded = samples[hashCodeLines(shown)];
    if (recorded === undefined) return code;
    const links = findLinks(recorded, sections);
    let number = -1;
    return lines
      .map((line, index) => {
        const ofLine = shown[index]?.trim() === '' ? undefined : links.get(++number);
        return ofLine ? linkNames(line, ofLine) : line;
      })
      .join('\n');
  });
}

/** Lines that a diff removes are empty, because they may have options that no longer exist. */
function readShown(line: string): string {
  return line.startsWith('<span class="line diff remove') ? '' : readText(line);
}

/** By line, counted without empty ones. */
function findLinks(recorded: string, sections: OptionRecord['sections']): Map<number, NameLink[]> {
  const links = new Map<number, NameLink[]>();
  for (const { line, start, end, option } of parseUses(recorded)) {
    const section = option === undefined ? undefined : findSection(option, sections);
    if (section !== undefined) links.set(line, [...(links.get(line) ?? []), { start, end, href: section }]);
  }
  return links;
}
