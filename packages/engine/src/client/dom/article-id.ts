/** Owns the name of the element that holds a page's text. */

/** The id by which the router finds the text that it swaps. */
export const ARTICLE_ID = 'quire-article';
