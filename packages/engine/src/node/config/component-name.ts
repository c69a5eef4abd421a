/** The component name for a file name: `api-meta` and `ApiMeta` → `ApiMeta`. @param name without extension */
export function toComponentName(name: string): string {
  return name.replace(/(?:^|[-_.])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
