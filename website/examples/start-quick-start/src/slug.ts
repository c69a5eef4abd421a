export interface SlugOptions {
  separator?: string;
}

export function slug(text: string, options: SlugOptions = {}): string {
  const { separator = '-' } = options;
  return text.trim().toLowerCase().split(/\s+/).join(separator);
}
