/** What opens the drawer of the sidebar names it. */
export const SIDEBAR_ID = 'q-sidebar';
