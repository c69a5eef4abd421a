/** `@scope/name/entry` → `@scope/name` */
export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The package in `node_modules` that contains a file; undefined if there is none. @param path with `/`, as TypeScript names files */
export function findPackageOf(path: string): { name: string; folder: string } | undefined {
  const [folder = '', name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return name === undefined ? undefined : { name, folder };
}
