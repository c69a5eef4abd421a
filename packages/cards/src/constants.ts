/** The size that Open Graph recommends and all applications show uncropped. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;
export const PADDING_PX = 72;

/** Tried in order: the largest size at which the title fits is used. */
export const TITLE_SIZES_PX = [92, 80, 70, 60, 52, 46];
export const TITLE_LINES_MAX = 3;
/** At this size or smaller, a title gets another line instead of the description's second one. */
export const SMALL_TITLE_PX = 52;

/** The theme's dark appearance. */
export const COLORS = { background: '#0b0c0e', text: '#f4f5f6', soft: '#b0b7c0', mute: '#8d96a1', brand: '#ff8a4a' };
