/** Components of Rspress that pages may import, but that this theme renders elsewhere or not at all. */
import type { ReactNode } from 'react';

/** The buttons that copy a page as Markdown are under its title. */
export function LlmsContainer({ children }: { children?: ReactNode }) {
  return children;
}

export function LlmsCopyButton(): null {
  return null;
}

export function LlmsCopyRow(): null {
  return null;
}

export function LlmsHint(): null {
  return null;
}

export function LlmsOpenRow(): null {
  return null;
}

export function LlmsViewOptions(): null {
  return null;
}

/** Each block of code has its own. */
export function CodeButtonGroup(): null {
  return null;
}

export function HomeBackground(): null {
  return null;
}

export function ReadPercent(): null {
  return null;
}

/** The menu of narrow screens is part of the bar. */
export function NavHamburger(): null {
  return null;
}

export function SearchButton(): null {
  return null;
}

export function SearchPanel(): null {
  return null;
}

export function SidebarList(): null {
  return null;
}

/** Pages are shown, scrolled and counted without a call from a component. */
function doNothing(): void {}

export { doNothing as useScrollAfterNav, doNothing as useScrollReset, doNothing as useSetup, doNothing as useWatchToc };
