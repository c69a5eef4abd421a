/** Components and hooks of Rspress that pages may import, but that this theme needs elsewhere or not at all. */
import type { ReactNode } from 'react';

/** The buttons that copy a page as Markdown are under its title. */
export function LlmsContainer({ children }: { children?: ReactNode }) {
  return children;
}

function Nothing(): null {
  return null;
}

export {
  Nothing as CodeButtonGroup,
  Nothing as Head,
  Nothing as Helmet,
  Nothing as HomeBackground,
  Nothing as LlmsCopyButton,
  Nothing as LlmsCopyRow,
  Nothing as LlmsHint,
  Nothing as LlmsOpenRow,
  Nothing as LlmsViewOptions,
  Nothing as Navigate,
  Nothing as NavHamburger,
  Nothing as Outlet,
  Nothing as ReadPercent,
  Nothing as SearchButton,
  Nothing as SearchPanel,
  Nothing as SidebarList,
};

/** Pages are shown, scrolled and counted without a call from a component, and the frontmatter sets their head. */
function doNothing(): void {}

export {
  doNothing as useHead,
  doNothing as useScrollAfterNav,
  doNothing as useScrollReset,
  doNothing as useSetup,
  doNothing as useWatchToc,
};
