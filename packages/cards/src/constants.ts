/** What Open Graph recommends, and all applications show whole. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;
export const PADDING_PX = 72;

/** The title is as large as it can be for its lines. */
export const TITLE_SIZES_PX = [92, 80, 70, 60, 52, 46];
export const TITLE_LINES_MAX = 3;
/** Of a smaller size: more of a long title is worth more than the second line of a description. */
export const SMALL_TITLE_PX = 52;

/** The dark appearance of the theme. */
export const COLORS = { background: '#0b0c0e', text: '#f4f5f6', soft: '#b0b7c0', mute: '#8d96a1', brand: '#ff8a4a' };
