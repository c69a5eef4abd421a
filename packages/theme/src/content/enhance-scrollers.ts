import { onEachPage } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';

/** Also `<pre>` of an author, and file trees. */
const CODE = 'pre, .q-tree';

/** Makes code and tables that are wider than the page scrollable by keyboard, and gives them an accessible name. */
export function enhanceScrollers(): void {
  const sizes = new ResizeObserver((entries) => {
    const targets = entries.map(({ target }) => target).filter((target) => target instanceof HTMLElement);
    // Measure all before changing any: each change would force another layout.
    const measured = targets.map((target) => ({ target, scrolls: target.scrollWidth > target.clientWidth }));
    for (const { target, scrolls } of measured) {
      if (scrolls) mark(target);
      else unmark(target);
    }
  });
  const observe = () => {
    sizes.disconnect();
    for (const scroller of document.querySelectorAll(`${CODE}, .q-table`)) sizes.observe(scroller);
  };
  onEachPage(observe);
}

function mark(scroller: HTMLElement): void {
  scroller.tabIndex = 0;
  scroller.role = 'region';
  scroller.ariaLabel = getName(scroller);
}

function unmark(scroller: HTMLElement): void {
  scroller.removeAttribute('tabindex');
  scroller.removeAttribute('role');
  scroller.removeAttribute('aria-label');
}

/** Regions need unique names: the name of the file, or a number. */
function getName(scroller: HTMLElement): string {
  if (scroller.matches('.q-table')) return `${getText('table')} ${countBefore(scroller, '.q-table')}`;
  const title = scroller.parentElement?.querySelector('.q-code-title')?.textContent;
  const number = countBefore(scroller, CODE);
  return title ? `${title} (${number})` : `${getText('codeBlock')} ${number}`;
}

function countBefore(element: HTMLElement, selector: string): number {
  const all = element.closest('#quire-article')?.querySelectorAll(selector) ?? [];
  return [...all].indexOf(element) + 1;
}
