/** Text as Markdown that shows it as it is, also in the cell of a table. */
import { isLongCode } from '@quire/markdown';

/** Characters that mean something in Markdown become references to them. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>&|$#~^]|:(?=\w)/g, (character) => `&#${character.codePointAt(0)};`);
}

export function formatCode(text: string): string {
  return text.includes('`') ? `<code>${escapeText(text)}</code>` : `\`${text.replaceAll('|', '\\|')}\``;
}

/** Code spans stay code, and bare URLs are links; links are their text. */
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

/** A type, whose names are links where pages describe them. */
export function formatType(text: string, findLink: (name: string) => string | undefined): string {
  const parts = text.split(/('[^']*'|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)/);
  const targets = parts.map((part) => (/^[A-Za-z_$]/.test(part) ? findLink(part) : undefined));
  if (targets.every((target) => target === undefined)) return formatCode(text);
  const linked = parts.map((part, index) => {
    const target = targets[index];
    return target === undefined ? escapeText(part) : `[${escapeText(part)}](${target})`;
  });
  // As code in backticks is.
  return `<code${isLongCode(text) ? ' class="q-long"' : ''}>${linked.join('')}</code>`;
}

/** A table of names and what they are. A theme knows it by the class of its first word. */
export function formatTable([name, ...others]: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = [`<span class="q-members">${name}</span>`, ...others];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Blocks of Markdown, without those that are empty. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return `${blocks
    .map((block) => block?.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}
