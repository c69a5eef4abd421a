/** The element tree of a card, which satori lays out. */
import type { CardText } from './card-text.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, COLORS, PADDING_PX, SMALL_TITLE_PX } from './constants.ts';
import { fitTitle } from './fit-title.ts';

export interface CardNode {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; src?: string; children?: string | CardNode[] };
}

export interface CardLooks {
  /** A data URL; undefined if the site has no readable logo. */
  logo: string | undefined;
  brand: string;
}

const CARD = { width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX };
const TEXT_WIDTH_PX = CARD_WIDTH_PX - 2 * PADDING_PX;

export function createCard(text: CardText, looks: CardLooks): CardNode {
  return box(
    { ...CARD, position: 'relative', background: COLORS.background, fontFamily: 'Inter', color: COLORS.text },
    [
      box({ ...CARD, position: 'absolute', left: 0, top: 0, ...glow(looks.brand) }, []),
      ...(looks.logo === undefined ? [] : [image(looks.logo, { ...LARGE_LOGO, width: 460, height: 460 })]),
      box(
        {
          ...CARD,
          ...COLUMN,
          position: 'absolute',
          left: 0,
          top: 0,
          boxSizing: 'border-box',
          padding: `60px ${PADDING_PX}px 64px`,
        },
        [createTop(text, looks), createText(text, looks)],
      ),
      box({ position: 'absolute', left: 0, top: 0, width: CARD_WIDTH_PX, height: 10, background: looks.brand }, []),
    ],
  );
}

const COLUMN = { flexDirection: 'column', justifyContent: 'space-between' };
const LARGE_LOGO = { position: 'absolute', right: -120, bottom: -150, opacity: 0.18 };

function glow(brand: string) {
  return { backgroundImage: `radial-gradient(circle at 1140px 600px, ${brand}40 0px, ${brand}00 620px)` };
}

function createTop({ siteTitle, host }: CardText, { logo }: CardLooks): CardNode {
  return box({ alignItems: 'center' }, [
    ...(logo === undefined ? [] : [image(logo, { width: 68, height: 68, marginLeft: -8, marginRight: 16 })]),
    words(siteTitle, { flexGrow: 1, fontSize: 40, fontWeight: 700, lineClamp: 1 }),
    words(host, { fontSize: 28, color: COLORS.mute }),
  ]);
}

function createText({ title, description, trail }: CardText, { brand }: CardLooks): CardNode {
  const { sizePx, lines, isWhole } = fitTitle(title, TEXT_WIDTH_PX);
  return box({ flexDirection: 'column' }, [
    ...(trail === ''
      ? []
      : [words(trail, { marginBottom: 18, fontSize: 30, fontWeight: 600, color: brand, lineClamp: 1 })]),
    words(title, {
      fontSize: sizePx,
      fontWeight: 700,
      letterSpacing: sizePx * -0.02,
      lineHeight: 1.16,
      // Balancing a truncated title would cut more than necessary.
      ...(isWhole ? { textWrap: 'balance' } : { lineClamp: lines }),
      maxWidth: TEXT_WIDTH_PX,
    }),
    ...(description === '' ? [] : [words(description, { ...DESCRIPTION, lineClamp: sizePx > SMALL_TITLE_PX ? 2 : 1 })]),
  ]);
}

const DESCRIPTION = { marginTop: 24, fontSize: 32, lineHeight: 1.45, color: COLORS.soft, maxWidth: TEXT_WIDTH_PX - 80 };

function box(style: CardNode['props']['style'], children: CardNode[]): CardNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** satori clamps lines only in blocks. */
function words(text: string, style: CardNode['props']['style']): CardNode {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'block', wordBreak: 'break-word', ...style }, children: text },
  };
}

function image(src: string, style: CardNode['props']['style']): CardNode {
  return { type: 'img', key: null, props: { src, style: { objectFit: 'contain', ...style } } };
}
