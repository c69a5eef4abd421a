/** Copies to the clipboard, with a prompt as fallback. */
import { formatText } from '../texts/format-text.ts';

/**
 * Copies the text. If the page may not write to the clipboard, readers can copy it from a prompt.
 * @param promptText with the placeholder `{key}` for the keys to press
 * @returns whether the text was copied
 */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  const isCopied = await copyToClipboard(text);
  if (!isCopied) prompt(formatCopyPrompt(promptText, navigator.platform), text);
  return isCopied;
}

/** False without permission, or without a secure context. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The text of the prompt that asks readers to copy manually. */
export function formatCopyPrompt(template: string, platform: string): string {
  return formatText(template, { key: /mac|iphone|ipad/i.test(platform) ? '⌘+C' : 'Ctrl+C' });
}
