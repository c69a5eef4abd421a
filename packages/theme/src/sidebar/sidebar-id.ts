/** Referenced by the buttons that open the drawer of the sidebar. */
export const SIDEBAR_ID = 'q-sidebar';
