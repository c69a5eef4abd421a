import { SMALL_TITLE_PX, TITLE_LINES_MAX, TITLE_SIZES_PX } from './constants.ts';

export interface TitleFit {
  sizePx: number;
  /** Further lines are truncated. */
  lines: number;
  isWhole: boolean;
}

/** The largest size at which a title fits on the allowed lines, and its longest word on one of them. */
export function fitTitle(title: string, widthPx: number): TitleFit {
  const longest = Math.max(0, ...title.split(/[\s⺀-￿]+/).map(measure));
  const fits = (sizePx: number) =>
    longest * sizePx <= widthPx && countLines(title, sizePx, widthPx) <= maxLines(sizePx);
  const smallest = TITLE_SIZES_PX.at(-1) ?? SMALL_TITLE_PX;
  const sizePx = TITLE_SIZES_PX.find(fits) ?? smallest;
  const isWhole = fits(sizePx);
  return { sizePx, lines: maxLines(sizePx) + (isWhole ? 0 : 1), isWhole };
}

const maxLines = (sizePx: number) => (sizePx > 80 ? TITLE_LINES_MAX - 1 : TITLE_LINES_MAX);

/** Lines break between words, so that a part of each stays empty. */
const FILLED_SHARE = 0.92;

function countLines(title: string, sizePx: number, widthPx: number): number {
  return Math.ceil((measure(title) * sizePx) / (widthPx * FILLED_SHARE));
}

/** The approximate width in ems. */
function measure(text: string): number {
  let width = 0;
  for (const char of text) width += WIDTHS.find(([pattern]) => pattern.test(char))?.[1] ?? 0.6;
  return width;
}

const WIDTHS: ReadonlyArray<[RegExp, number]> = [
  [/[⺀-￿]/, 1],
  [/[ ilIjft.,:;'|!()[\]-]/, 0.34],
  [/[mwMW@%]/, 0.92],
  [/[A-Z]/, 0.7],
];
