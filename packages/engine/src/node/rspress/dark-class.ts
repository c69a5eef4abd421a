/** What stylesheets written for Rspress find on `<html>` before the first paint: classes where the page is dark. */

/** A script for the head, after the one that gives the page the appearance that its reader chose. */
export const DARK_CLASS_SCRIPT =
  "{const c=document.documentElement.classList;if(c.contains('dark')||!c.contains('light')&&" +
  "matchMedia('(prefers-color-scheme: dark)').matches)c.add('dark','rp-dark')}";
