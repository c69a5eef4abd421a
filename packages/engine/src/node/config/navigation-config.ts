/** The shape of navigation and sidebars that a configuration holds. */

export interface NavItemConfig {
  /** What the item shows. */
  text: string;
  /** A route, or a URL. */
  link?: string;
  /** A pattern over the route path; without it, the link's prefix decides. */
  activeMatch?: string;
  /** On which side of the bar the item is. */
  position?: 'left' | 'right';
  /** A mark beside the text. */
  tag?: string;
  /** The entries of a menu. */
  items?: NavItemConfig[];
}

/** One navigation, or one for each version. */
export type NavConfig = NavItemConfig[] | Record<string, NavItemConfig[]>;

/** A bare text is the route of a page, whose title is shown. */
export type SidebarItemConfig =
  | string
  | {
      /** What the entry shows; the title of the page where it is not set. */
      text?: string;
      /** A route, or a URL. */
      link?: string;
      /** The entries of a group. */
      items?: SidebarItemConfig[];
      /** Whether readers can close the group. */
      collapsible?: boolean;
      /** Whether the group is closed at first. */
      collapsed?: boolean;
      /** A mark beside the text. */
      tag?: string;
      /** The value of the entry's `data-context` attribute, for styles. */
      context?: string;
    }
  | {
      /** A line between entries. */
      dividerType: 'solid' | 'dashed';
    }
  | {
      /** A heading between entries. */
      sectionHeaderText: string;
      /** A mark beside the text. */
      tag?: string;
    };

/** By the beginning of the routes that show it: `/guide/`, and `/zh/guide/` in another language. */
export type SidebarConfig = Record<string, SidebarItemConfig[]>;
