/** The files that can be pages, by their paths. */

const EXTENSION = /\.(?:mdx?|[jt]sx)$/;

export function isMarkdownPath(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** Markdown, or a module, which is a page if it has a default component. */
export function isPagePath(path: string): boolean {
  return EXTENSION.test(path);
}

export function dropExtension(path: string): string {
  return path.replace(EXTENSION, '');
}
