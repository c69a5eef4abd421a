/** Escapes text for Markdown, also for table cells. */
import { isLongCode } from '@quire/markdown/code';

/** Replaces Markdown's special characters with character references. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>&|$#~^]|:(?=\w)/g, (character) => `&#${character.codePointAt(0)};`);
}

export function formatCode(text: string): string {
  return text.includes('`') ? `<code>${escapeText(text)}</code>` : `\`${text.replaceAll('|', '\\|')}\``;
}

/** Keeps code spans, links bare URLs, and replaces links by their text. */
export function formatProse(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]+`|https?:\/\/[^\s()<>|`]*[^\s()<>|`.,;:!?])/)
    .map((part) => {
      if (/^`[^`]+`$/.test(part)) return formatCode(part.slice(1, -1));
      return /^https?:\/\//.test(part) ? `<${part}>` : escapeText(part);
    })
    .join('');
}

/** Whether a default is text with code in it ("Depends on `mode`.") or code itself. */
export function isProse(text: string): boolean {
  return text.includes('`') || /^[A-Z][a-z]+ /.test(text);
}

/** A type, with links for names that pages describe. */
export function formatType(text: string, findLink: (name: string) => string | undefined): string {
  const parts = text.split(/('[^']*'|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)/);
  const targets = parts.map((part) => (/^[A-Za-z_$]/.test(part) ? findLink(part) : undefined));
  if (targets.every((target) => target === undefined)) return formatCode(text);
  const linked = parts.map((part, index) => {
    const target = targets[index];
    return target === undefined ? escapeText(part) : `[${escapeText(part)}](${target})`;
  });
  // The same class as for code in backticks.
  return `<code${isLongCode(text) ? ' class="q-long"' : ''}>${linked.join('')}</code>`;
}

/** A table of names and their descriptions. Themes can style it by the class of its first column. */
export function formatTable([name, ...others]: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = [`<span class="q-members">${name}</span>`, ...others];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Joins sentences, without empty ones. Chinese punctuation has its own space. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
}

/** Joins Markdown blocks, without empty ones. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return `${blocks
    .map((block) => block?.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}
