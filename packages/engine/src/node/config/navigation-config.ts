/** Owns the shape of navigation and sidebars that a configuration holds. */

/** (SPEC.md 3, Nav item) */
export interface NavItemConfig {
  text: string;
  link?: string;
  /** A pattern over the route path; without it, the link's prefix decides. */
  activeMatch?: string;
  position?: 'left' | 'right';
  tag?: string;
  items?: NavItemConfig[];
}

/** One navigation, or one for each version. */
export type NavConfig = NavItemConfig[] | Record<string, NavItemConfig[]>;

/** (SPEC.md 3, Sidebar item) A bare text is the route of a page, whose title is shown. */
export type SidebarItemConfig =
  | string
  | {
      text?: string;
      link?: string;
      items?: SidebarItemConfig[];
      collapsible?: boolean;
      collapsed?: boolean;
      tag?: string;
      context?: string;
    }
  | { dividerType: 'solid' | 'dashed' }
  | { sectionHeaderText: string; tag?: string };

/** By the beginning of the routes that show it: `/guide/`, and `/zh/guide/` in another language. */
export type SidebarConfig = Record<string, SidebarItemConfig[]>;
