/** Owns the clipboard and what is shown where it cannot be reached. (SPEC.md 8, Copy failure) */
import { formatText } from '../texts/format-text.ts';

/** @throws where the page may not write to the clipboard */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The text of the prompt that asks readers to copy by themselves. */
export function formatCopyPrompt(template: string, platform: string): string {
  return formatText(template, { key: /mac|iphone|ipad/i.test(platform) ? '⌘+C' : 'Ctrl+C' });
}
