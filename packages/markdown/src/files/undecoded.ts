import { findPoint, type TextFault } from '../diagnostics/code-frame.ts';

/** The sign that replaces bytes that are no text in UTF-8. */
const REPLACEMENT = '\ufffd';

/** The first of them. @param name names the file in the message */
export function findUndecoded(text: string, name: string): TextFault[] {
  const offset = text.indexOf(REPLACEMENT);
  if (offset < 0) return [];
  const message = `Bytes of ${name} are no text in UTF-8: readers see "${REPLACEMENT}".`;
  return [{ ...findPoint(text, offset), message, help: 'Save the file as UTF-8.' }];
}
