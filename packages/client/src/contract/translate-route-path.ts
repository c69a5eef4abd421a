export interface Translation {
  from: string;
  to: string;
  defaultLang: string;
}

/** The same page's route in another locale. The route `/` is the home of any locale. */
export function translateRoutePath(routePath: string, { from, to, defaultLang }: Translation): string {
  const rest =
    from !== defaultLang && isInFolder(routePath, `/${from}`) ? routePath.slice(from.length + 1) || '/' : routePath;
  return to === defaultLang ? rest : `/${to}${rest}`;
}

function isInFolder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
