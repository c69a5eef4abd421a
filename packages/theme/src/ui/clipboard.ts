/** The clipboard and what is shown where it cannot be reached. */
import { formatText } from '../texts/format-text.ts';

/**
 * Copies, or where the page may not write to the clipboard lets readers copy from a prompt.
 * @param promptText with a place for the `{key}`s to press
 * @returns whether it is copied
 */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or no secure context.
    prompt(formatCopyPrompt(promptText, navigator.platform), text);
    return false;
  }
}

/** The text of the prompt that asks readers to copy by themselves. */
export function formatCopyPrompt(template: string, platform: string): string {
  return formatText(template, { key: /mac|iphone|ipad/i.test(platform) ? '⌘+C' : 'Ctrl+C' });
}
