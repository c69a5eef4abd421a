/** The name of the component that a file is named after. */

/** `api-meta` and `ApiMeta` are both `ApiMeta`. @param name of a file, without its ending */
export function toComponentName(name: string): string {
  return name.replace(/(?:^|[-_.])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
