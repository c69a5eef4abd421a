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

/** (SPEC.md 3, Sidebar item) */
export type SidebarItemConfig =
  | {
      text: string;
      link?: string;
      items?: SidebarItemConfig[];
      collapsible?: boolean;
      collapsed?: boolean;
      tag?: string;
      context?: string;
    }
  | { dividerType: 'solid' | 'dashed' }
  | { sectionHeaderText: string; tag?: string };

/** By the beginning of the routes that show it: `/guide/`. */
export type SidebarConfig = Record<string, SidebarItemConfig[]>;
