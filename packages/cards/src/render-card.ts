import type { Font } from 'satori';
import type { CardNode } from './card.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from './constants.ts';

/**
 * A PNG. What no font has, although its list of characters says so, is known here alone. What makes it is loaded with the first one, because most builds find all cards made.
 */
export async function renderCard(
  card: CardNode,
  fonts: Font[],
  onMissing: (chars: string) => void,
): Promise<Uint8Array> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const svg = await satori(card, {
    width: CARD_WIDTH_PX,
    height: CARD_HEIGHT_PX,
    fonts,
    // It asks for a font that has these.
    async loadAdditionalAsset(_language, chars) {
      onMissing(chars);
      return [];
    },
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
