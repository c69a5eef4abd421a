/** The theme's numbers, with their units. Stylesheets repeat the breakpoints. */

/** Below this width the nav folds into a menu. */
export const MOBILE_BREAKPOINT_PX = 768;
/** How many social links are in the nav; the others are in a popup. */
export const SOCIAL_LINKS_INLINE = 5;
/** How long the mark of a successful copy is shown. */
export const COPIED_MARK_MS = 2000;
/** The circular reveal of a changed appearance. */
export const APPEARANCE_ANIMATION_MS = 400;
/** A drop-down closes this long after the pointer left it. */
export const DROPDOWN_CLOSE_DELAY_MS = 150;
/** Scroll handlers run at most this often. */
export const SCROLL_THROTTLE_MS = 100;
/** The same for the nav that hides itself. */
export const NAVBAR_SCROLL_THROTTLE_MS = 200;
/** The nav over a hero is transparent above this position. */
export const HERO_NAV_SCROLL_PX = 100;
/** A zoomed image closes after scrolling further than this. */
export const ZOOM_SCROLL_PX = 40;
/** How long after the scrolling it closes. */
export const ZOOM_CLOSE_DELAY_MS = 150;
/** Images become zoomable this long after their page is shown. */
export const ZOOM_ATTACH_DELAY_MS = 100;
/** The number of dots behind the hero. */
export const HERO_DOTS = 35;
/** No dots at this width and below. */
export const HERO_DOTS_MIN_WIDTH_PX = 600;
