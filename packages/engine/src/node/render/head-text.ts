/** The texts of scripts and styles that a site adds to the heads of its pages: as they are written, and what runs. */
import type { HeadElement } from '../config/head-config.ts';

/** Types of scripts that browsers run, or that say what they run; others are data. */
const RUNNING = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const JSON_TYPE = /(?:^|[/+])json$/i;

/** The text with nothing in it that would end its element. */
export function formatHeadText([tag, { type = '' }, text = '']: HeadElement): string {
  if (tag === 'style') return text.replace(/<\/(style)/gi, '<\\/$1');
  if (JSON_TYPE.test(type)) return text.replaceAll('<', '\\u003c');
  return text.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
}

/** The texts of the scripts that run, as they are in the documents. */
export function listInlineScripts(head: readonly HeadElement[]): string[] {
  return head.filter(isRunningScript).map(formatHeadText);
}

/** The texts of the styles. */
export function listInlineStyles(head: readonly HeadElement[]): string[] {
  return head.filter(([tag, , text]) => tag === 'style' && text !== undefined).map(formatHeadText);
}

/** The URLs that the texts of scripts name: such a script loads others from there. */
export function listNamedUrls(head: readonly HeadElement[]): string[] {
  const texts = head.filter(isRunningScript).map(([, , text = '']) => text);
  return texts.flatMap((text) => Array.from(text.matchAll(URL_IN_QUOTES), ([, url = '']) => url));
}

const URL_IN_QUOTES = /["'`]((?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?)/gi;

function isRunningScript([tag, { type = '' }, text]: HeadElement): boolean {
  return tag === 'script' && text !== undefined && RUNNING.test(type);
}
