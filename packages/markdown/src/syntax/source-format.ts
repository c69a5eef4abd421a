export type SourceFormat = 'md' | 'mdx';

export function getSourceFormat(filePath: string): SourceFormat {
  return filePath.endsWith('.mdx') ? 'mdx' : 'md';
}
