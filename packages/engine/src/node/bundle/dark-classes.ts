/**
 * A script after the one that sets the reader's appearance before the first paint. It adds the classes of
 * `<html>` if the page is dark, also if the reader chose nothing and the system is dark.
 */
export function createDarkClassScript(classes: readonly string[]): string {
  return (
    "{const c=document.documentElement.classList;if(c.contains('dark')||!c.contains('light')&&" +
    `matchMedia('(prefers-color-scheme: dark)').matches)c.add(${classes.map((name) => `'${name}'`).join()})}`
  );
}
