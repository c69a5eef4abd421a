/** Components for the head of a page, which do nothing: the head is set in the frontmatter. */

export function Head(): null {
  return null;
}

export function Helmet(): null {
  return null;
}

export function Outlet(): null {
  return null;
}

export function useHead(): void {
  // The page's head is written at build time, from its frontmatter.
}
