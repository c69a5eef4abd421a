/** The ids of parts that buttons open and scripts find. */
export const SIDEBAR_ID = 'q-sidebar';
export const OUTLINE_ID = 'q-outline';
