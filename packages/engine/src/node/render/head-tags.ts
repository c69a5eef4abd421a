/** Writes elements of a head as HTML. */
import type { HeadElement } from '@quire/markdown/fields';
import { escapeAttribute } from '@quire/markdown/html';

export function writeElement([tag, attributes, text = '']: HeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  const isEmpty = tag === 'meta' || tag === 'link' || tag === 'base';
  return `<${tag}${list.join('')}>${isEmpty ? '' : `${escapeText(text, tag, attributes)}</${tag}>`}`;
}

const JSON_TYPE = /(?:^|[/+])json$/i;

/** Escapes text that would end its element. */
function escapeText(text: string, tag: string, { type = '' }: HeadElement[1]): string {
  if (tag === 'style') return text.replace(/<\/(style)/gi, '<\\/$1');
  if (JSON_TYPE.test(String(type))) return text.replaceAll('<', '\\u003c');
  return text.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
}

/** Escapes JSON so that it cannot end its script element. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
