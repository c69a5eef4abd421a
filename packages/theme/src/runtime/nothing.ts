/** What components may ask for that has no place in a page's text: its head is in the frontmatter. */

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
