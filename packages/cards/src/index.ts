/** The plugin that generates an image for each page without one, with its title, breadcrumbs and description. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PluginSite, Problem, QuirePlugin } from '@quire/engine';
import { type CardLooks, createCard } from './card.ts';
import { describeCard } from './card-text.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, COLORS } from './constants.ts';
import { createFonts, type Fonts } from './fonts.ts';
import { loadLogo } from './load-logo.ts';
import { renderCard } from './render-card.ts';

export interface CardOptions {
  /** The color of the line at the top, the glow and the breadcrumbs: `#ff8a4a`. */
  brand?: string;
  /** A path in the public folder. By default, the site's logo for dark backgrounds. */
  logo?: string;
  /**
   * Fontsource packages for characters other than Latin, Greek, Cyrillic and Chinese, such as `@fontsource/noto-sans-kr`.
   * They must be installed in the site.
   */
  fonts?: string[];
}

/** The fonts that come with this package. */
const FONTS = [
  { name: '@fontsource/inter' },
  {
    name: '@fontsource/noto-sans-sc',
    scripts: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Common}]/u,
  },
];

export function cards(options: CardOptions = {}): QuirePlugin {
  if (options.brand !== undefined && !/^#[\da-f]{6}$/i.test(options.brand))
    throw new Error(`cards(): "brand" must be six hexadecimal digits, such as "#ff8a4a", not "${options.brand}".`);
  const problems = new Map<string, Problem>();
  let tools: { looks: CardLooks; fonts: Fonts } | undefined;
  return {
    name: 'cards',
    image(page, site) {
      tools ??= { looks: createLooks(options, site), fonts: openFonts(options, site) };
      const { looks, fonts } = tools;
      const text = describeCard(page, site);
      const card = createCard(text, looks);
      const missing = fonts.add(Object.values(text).join('…'));
      problems.delete(page.routePath);
      if (missing.length > 0) problems.set(page.routePath, createMissing(missing, page.sourcePath));
      // The hash covers everything that the card shows, including the layout, so that a new version of this package changes the paths.
      const hash = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16);
      let isComplete = true;
      return {
        path: `cards/${hash}.png`,
        width: CARD_WIDTH_PX,
        height: CARD_HEIGHT_PX,
        alt: text.title,
        render: () =>
          renderCard(card, fonts.load(), (chars) => {
            isComplete = false;
            problems.set(page.routePath, createMissing([...new Set([...missing, ...chars])], page.sourcePath));
          }),
        // What no font has although it says so is known only where the card is rendered.
        isComplete: () => isComplete,
      };
    },
    check: () => [...problems.values()],
  };
}

function createLooks({ brand = COLORS.brand, logo }: CardOptions, { config }: PluginSite): CardLooks {
  const ofSite = typeof config.logo === 'object' ? config.logo.dark : config.logo;
  const path = logo ?? ofSite;
  return { brand, logo: path === undefined ? undefined : loadLogo(path, config.publicDir) };
}

function openFonts({ fonts = [] }: CardOptions, { config }: PluginSite): Fonts {
  return createFonts([
    ...FONTS.map((font) => ({ ...font, require: createRequire(import.meta.url) })),
    ...fonts.map((name) => ({ name, require: createRequire(join(config.siteDir, 'package.json')) })),
  ]);
}

function createMissing(chars: string[], file: string): Problem {
  const message = `The card of this page shows boxes for characters that its fonts do not contain: ${chars.join(' ')}`;
  const help =
    'Add a Fontsource package that contains them to the "fonts" option of cards(), such as "@fontsource/noto-sans-kr".';
  return { message, file, help };
}
