/** The slots of the layout, where a site can add its own content. (docs/behavior/chrome.md) */
import type { ComponentType, ReactNode } from 'react';

export interface NavProps {
  /** Before the link to the home page. */
  beforeNavTitle?: ReactNode;
  /** Replaces the link to the home page. */
  navTitle?: ReactNode;
  /** After the link to the home page. */
  afterNavTitle?: ReactNode;
  /** Before the search. */
  beforeNavMenu?: ReactNode;
  /** At the end of the bar. */
  afterNavMenu?: ReactNode;
}

export interface HomeHeroProps {
  /** Above the actions of the hero. */
  beforeHeroActions?: ReactNode;
  /** Below the actions of the hero. */
  afterHeroActions?: ReactNode;
  /** Replaces the hero's image. */
  image?: ReactNode;
}

export interface HomeFeatureProps {
  /** Diagrams of features, by the names that the frontmatter gives. */
  featureDiagrams?: Readonly<Record<string, ReactNode>> | undefined;
}

export interface HomeLayoutProps extends Omit<HomeHeroProps, 'image'>, HomeFeatureProps {
  beforeHero?: ReactNode;
  /** Replaces the image of the hero. */
  heroImage?: ReactNode;
  afterHero?: ReactNode;
  beforeFeatures?: ReactNode;
  afterFeatures?: ReactNode;
}

export interface DocLayoutProps {
  /** Before the columns of the page. */
  beforeDoc?: ReactNode;
  /** After the columns of the page. */
  afterDoc?: ReactNode;
  beforeSidebar?: ReactNode;
  afterSidebar?: ReactNode;
  /** Before the content. */
  beforeDocContent?: ReactNode;
  /** After the content. */
  afterDocContent?: ReactNode;
  beforeDocFooter?: ReactNode;
  afterDocFooter?: ReactNode;
  beforeOutline?: ReactNode;
  afterOutline?: ReactNode;
  uiSwitch?: UiSwitch | undefined;
}

export interface NotFoundProps {
  /** Above the text of the 404 page. */
  beforeNotFound?: ReactNode;
}

export interface LayoutProps extends NavProps, HomeLayoutProps, DocLayoutProps, NotFoundProps {
  /** Above everything. */
  top?: ReactNode;
  /** Below everything. */
  bottom?: ReactNode;
  beforeNav?: ReactNode;
  afterNav?: ReactNode;
  /** Replaces the theme's. */
  HomeLayout?: ComponentType<HomeLayoutProps> | undefined;
  NotFoundLayout?: ComponentType<NotFoundProps> | undefined;
}

/** Parts that can be turned off. */
export interface UiSwitch {
  showNavbar?: boolean | undefined;
  showSidebar?: boolean | undefined;
  /** The outline. */
  showAside?: boolean | undefined;
  showDocFooter?: boolean | undefined;
}
