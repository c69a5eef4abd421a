/** The elements of the HTML standard, and obsolete ones that browsers still support. */
const NAMES = `
a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data
datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header
hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript object ol
optgroup option output p param picture portal pre progress q rp rt ruby s samp script search section select selectedcontent
slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track
u ul var video wbr
acronym applet basefont bgsound big blink center dir font frame frameset image isindex keygen listing marquee menuitem
multicol nobr noembed noframes plaintext rb rtc spacer strike tt xmp
`;

export const HTML_ELEMENTS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** `<BR>` and `<my-box>` are HTML elements; `<String>` and `<Link>` were probably not intended as such. */
export function isHtmlElement(name: string): boolean {
  if (name.includes('-')) return true;
  const isMixedCase = /[A-Z]/.test(name) && /[a-z]/.test(name);
  return !isMixedCase && HTML_ELEMENTS.has(name.toLowerCase());
}
