/** A link in the Markdown version of a page. */
import { withBase } from '../runtime/paths.ts';

export function formatLink(text: unknown, href: unknown): string {
  const [shown, target] = [text, href].map((each) => (typeof each === 'string' ? each : ''));
  return target ? `[${shown || target}](${withBase(target)})` : (shown ?? '');
}
