const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that an XML 1.0 document must not contain, not even escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** `a & b` → `a &amp; b` */
export function escapeXml(text: string): string {
  return removeForbidden(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

export function removeForbidden(xml: string): string {
  return xml.replace(FORBIDDEN, '');
}
