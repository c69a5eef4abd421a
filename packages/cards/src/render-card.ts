import type { Font } from 'satori';
import type { CardNode } from './card.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from './constants.ts';

/**
 * Renders a PNG, and reports characters that a font declares but does not contain. The renderer is loaded on first use,
 * because most builds find all cards in the cache.
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
    // Called for characters that no font contains.
    async loadAdditionalAsset(_language, chars) {
      onMissing(chars);
      return [];
    },
  }).catch(explain);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** An image in a message may be long. */
function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message.replace(/;base64,\S*/, '') : String(error);
  throw new Error(`cards(): the card cannot be rendered. Is the logo a valid image? ${reason}`);
}
