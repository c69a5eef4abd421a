/** Owns the numbers of the specification that the theme lives by. Breakpoints stand again in the style sheets. */

/** Below this width the nav folds into a menu. (SPEC.md 9) */
export const MOBILE_BREAKPOINT_PX = 768;
/** From this width the sidebar stands beside the text. (BEHAVIOUR.md, Measures) */
export const SIDEBAR_BREAKPOINT_PX = 960;
/** From this width the outline stands beside the text. (SPEC.md 9) */
export const OUTLINE_BREAKPOINT_PX = 1280;
/** The widest that bar and columns become; the style sheets know it as `--q-shell-width`. */
export const SHELL_WIDTH_PX = 1536;
/** How many social links stand in the nav; the rest go into a popup. (SPEC.md 2.3) */
export const SOCIAL_LINKS_INLINE = 5;
/** How long the mark of a finished copy shows. (SPEC.md 4) */
export const COPIED_MARK_MS = 2000;
/** The circular reveal of a changed appearance. (SPEC.md 4) */
export const APPEARANCE_ANIMATION_MS = 400;
/** A drop-down closes this long after the pointer left it. (SPEC.md 4) */
export const DROPDOWN_CLOSE_DELAY_MS = 150;
/** Scroll handlers run at most this often. (SPEC.md 9) */
export const SCROLL_THROTTLE_MS = 100;
/** The same for the nav that hides itself. (SPEC.md 9) */
export const NAVBAR_SCROLL_THROTTLE_MS = 200;
/** The nav over a hero is transparent above this position. (SPEC.md 4) */
export const HERO_NAV_SCROLL_PX = 100;
/** A zoomed image closes after scrolling further than this. (SPEC.md 4) */
export const ZOOM_SCROLL_PX = 40;
/** And this much later. (SPEC.md 4) */
export const ZOOM_CLOSE_DELAY_MS = 150;
/** Images become zoomable this long after their page came. (SPEC.md 9) */
export const ZOOM_ATTACH_DELAY_MS = 100;
/** The soft dots behind the hero. (SPEC.md 2.2) */
export const HERO_DOTS = 35;
/** No dots at this width and below. (BEHAVIOUR.md, Page types) */
export const HERO_DOTS_MIN_WIDTH_PX = 600;
