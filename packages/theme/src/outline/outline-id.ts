/** Referenced by the buttons that open the outline. */
export const OUTLINE_ID = 'q-outline';
