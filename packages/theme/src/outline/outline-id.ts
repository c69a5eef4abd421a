/** What opens the outline names it. */
export const OUTLINE_ID = 'q-outline';
