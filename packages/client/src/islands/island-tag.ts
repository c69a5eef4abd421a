/** The names of the elements around an island and its content, for code that does not load React. */

export const ISLAND_TAG = 'quire-island';
export const SLOT_TAG = 'quire-slot';

/** On an island from the moment when React hydrates it. */
export const HYDRATED_ATTRIBUTE = 'data-answers';
