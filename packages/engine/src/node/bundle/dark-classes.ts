/**
 * A script behind the one that gives the page, before its first paint, the appearance that its reader chose: classes of
 * `<html>` where the page is dark, which is also where the reader chose nothing and the system is dark.
 */
export function createDarkClassScript(classes: readonly string[]): string {
  return (
    "{const c=document.documentElement.classList;if(c.contains('dark')||!c.contains('light')&&" +
    `matchMedia('(prefers-color-scheme: dark)').matches)c.add(${classes.map((name) => `'${name}'`).join()})}`
  );
}
