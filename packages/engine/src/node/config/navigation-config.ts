/** The shape of navigation and sidebars that a configuration holds. */

export interface NavItemConfig {
  /** The text of the item. */
  text: string;
  /** A route, or a URL. */
  link?: string;
  /** A regular expression: the item is marked as current on routes that match it; by default, on those that begin with `link`. Of several, the one that matches most of the route. */
  activeMatch?: string;
  /** The side of the bar. */
  position?: 'left' | 'right';
  /** A small label next to the text. */
  tag?: string;
  /** The items of a menu. */
  items?: NavItemConfig[];
}

/** One navigation, or one for each version. */
export type NavConfig = NavItemConfig[] | Record<string, NavItemConfig[]>;

/** A bare text is the route of a page, whose title is shown. */
export type SidebarItemConfig =
  | string
  | {
      /** The text of the item; by default, the title of the page. */
      text?: string;
      /** A route, or a URL. */
      link?: string;
      /** The items of a group. */
      items?: SidebarItemConfig[];
      /** Whether readers can collapse the group. */
      collapsible?: boolean;
      /** Whether the group is collapsed initially. */
      collapsed?: boolean;
      /** A small label next to the text. */
      tag?: string;
      /** The `data-context` attribute of the item, for your styles. */
      context?: string;
    }
  | {
      /** A line between items. */
      dividerType: 'solid' | 'dashed';
    }
  | {
      /** A heading between items. */
      sectionHeaderText: string;
      /** A small label next to the text. */
      tag?: string;
    };

/** By the beginning of the routes that show it: `/guide/`, and `/zh/guide/` in another language. */
export type SidebarConfig = Record<string, SidebarItemConfig[]>;

/** An item of the navigation without either would look like a link and lead nowhere. */
export function hasTarget({ link, items }: { link?: string | undefined; items?: unknown[] | undefined }): boolean {
  return link !== undefined || items !== undefined;
}

export const TARGET_REQUIRED = 'it must have a "link" or "items"';
