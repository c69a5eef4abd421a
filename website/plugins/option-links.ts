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
function linkSample(html: string, record: OptionRecord): string {
  return html.replace(CODE, (code) => {
    const lines = code.split('\n');
    const links = findLinks(lines.map(readShown), record);
    if (links === undefined) return code;
    let number = -1;
    return lines
      .map((line) => (readShown(line).trim() === '' ? line : linkNames(line, links[++number] ?? [])))
      .join('\n');
  });
}

/** Lines that a diff removes are empty, because they may have options that no longer exist. */
function readShown(line: string): string {
  return line.startsWith('<span class="line diff remove') ? '' : readText(line);
}

/** The links of each line that is not empty. */
function findLinks(lines: readonly string[], { samples, sections }: OptionRecord) {
  const recorded = samples[hashCodeLines(lines)];
  if (recorded === undefined) return undefined;
  const links: NameLink[][] = [];
  for (const { line, start, end, option } of parseUses(recorded)) {
    const section = option === undefined ? undefined : findSection(option, sections);
    links[line] ??= [];
    if (section !== undefined) links[line].push({ start, end, href: section });
  }
  return links;
}
