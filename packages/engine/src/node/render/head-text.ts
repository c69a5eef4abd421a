/** Formats and lists inline scripts and styles of head elements. */
import type { HeadElement } from '../config/plugin.ts';

/** Script types that browsers execute or that configure scripts; others are data blocks. */
const RUNNING = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const JSON_TYPE = /(?:^|[/+])json$/i;

/** Escapes text that would end its element. */
export function formatHeadText([tag, { type = '' }, text = '']: HeadElement): string {
  if (tag === 'style') return text.replace(/<\/(style)/gi, '<\\/$1');
  if (JSON_TYPE.test(type)) return text.replaceAll('<', '\\u003c');
  return text.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
}

/** The inline scripts that browsers execute, as in the documents. */
export function listInlineScripts(head: readonly HeadElement[]): string[] {
  return head.filter(isRunningScript).map(formatHeadText);
}

/** The texts of the styles. */
export function listInlineStyles(head: readonly HeadElement[]): string[] {
  return head.filter(([tag, , text]) => tag === 'style' && text !== undefined).map(formatHeadText);
}

/** The URLs in inline scripts, from which they probably load other scripts. */
export function listNamedUrls(head: readonly HeadElement[]): string[] {
  const texts = head.filter(isRunningScript).map(([, , text = '']) => text);
  return texts.flatMap((text) => Array.from(text.matchAll(URL_IN_QUOTES), ([, url = '']) => url));
}

const URL_IN_QUOTES = /["'`]((?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?)/gi;

function isRunningScript([tag, { type = '' }, text]: HeadElement): boolean {
  return tag === 'script' && text !== undefined && RUNNING.test(type);
}
