import type { QuirePlugin } from '@quire/site';

/** Renders lines such as `npm 90` in a fence as bars. @param width of the longest bar, in pixels */
export function bars(width = 400): QuirePlugin {
  return {
    name: 'bars',
    version: '1',
    options: { width },
    markdown: {
      fences: {
        bars({ code, title = 'Chart' }) {
          const rows = code.trim().split('\n').map(readRow);
          const longest = Math.max(...rows.map(({ value }) => value));
          const lines = rows.map(
            ({ name, value }, index) =>
              `<text x="0" y="${index * 24 + 16}" fill="currentColor">${name}</text>` +
              `<rect x="80" y="${index * 24 + 4}" width="${(value / longest) * width}" height="16" fill="currentColor"/>`,
          );
          const size = `width="${width + 80}" height="${rows.length * 24}"`;
          return `<svg role="img" aria-label="${escapeText(title)}" ${size}>${lines.join('')}</svg>`;
        },
      },
    },
  };
}

function readRow(line: string) {
  const [, name = '', number] = /^(.+?)\s+([\d.]+)$/.exec(line) ?? [];
  if (number === undefined) throw new Error(`"${line}" is not a name followed by a number, such as "npm 90"`);
  return { name: escapeText(name), value: Number(number) };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
