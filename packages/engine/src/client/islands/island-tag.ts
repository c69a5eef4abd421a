/** The names of the elements around an island and around its content, for code that knows no React. */

export const ISLAND_TAG = 'quire-island';
export const SLOT_TAG = 'quire-slot';
