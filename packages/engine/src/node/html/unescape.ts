/** Owns how text in HTML becomes plain text again. */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

/** The text of what is between two tags. */
export function decodeText(html: string): string {
  return html.includes('&') ? decodeHTML(html) : html;
}

/** The value of an attribute, without its quotes. */
export function unescapeHtml(value: string): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value;
}
