export interface SlugOptions {
  /** The text between two words. */
  separator?: string;
}

export function slug(text: string, options: SlugOptions = {}): string {
  const { separator = '-' } = options;
  return text.trim().toLowerCase().split(/\s+/).join(separator);
}
