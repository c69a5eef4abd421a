/** Links in a line of highlighted code. */

export interface NameLink {
  /** Columns of the line without its indentation, from 0. */
  start: number;
  end: number;
  href: string;
}

/** `<span class="a">dts</span>: true` with a link from 0 to 3 is `<a class="a" href="…">dts</a>: true`. */
export function linkNames(html: string, links: readonly NameLink[]): string {
  const text = readText(html);
  let column = text.trimStart().length - text.length;
  return html.replace(
    /<span class="(\w+)">([^<]+)<\/span>|<[^>]*>|[^<]+/g,
    (part, color?: string, colored?: string) => {
      const run = { color, text: readText(colored ?? part), start: column };
      column += run.text.length;
      return links.some((link) => isInside(link, run)) ? linkRun(run, links) : part;
    },
  );
}

/** Text of one color. */
interface Run {
  color: string | undefined;
  text: string;
  start: number;
}

/** A name that exceeds it is not changed. */
function isInside({ start, end }: NameLink, run: Run): boolean {
  return start >= run.start && end <= run.start + run.text.length;
}

function linkRun(run: Run, links: readonly NameLink[]): string {
  const cut = (start: number, end: number) => escapeText(run.text.slice(start - run.start, end - run.start));
  const paint = (text: string) => (run.color && text ? `<span class="${run.color}">${text}</span>` : text);
  let last = run.start;
  const linked = links
    .filter((link) => isInside(link, run))
    .map(({ start, end, href }) => {
      const before = paint(cut(last, start));
      last = end;
      return `${before}<a class="${run.color ?? PROPERTY_COLOR}" href="${href}">${cut(start, end)}</a>`;
    });
  return linked.join('') + paint(cut(last, run.start + run.text.length));
}

/** The class of a name that is not highlighted: `{ plugins }`. */
const PROPERTY_COLOR = 'a';

/** The text of highlighted code. */
export function readText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
