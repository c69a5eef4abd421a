import { loadFile, loadOnce, onEachPage } from '@quire/client';
import type { HoverFile } from '@quire/client/contract';
import { findTarget } from '../ui/find-target.ts';
import { knowsPopovers } from '../ui/popovers.ts';
import { findHoversHref, hasNoHover } from './page-hovers.ts';

/** Loads the explanations of names when a reader points at code, touches it or moves the focus into it. */
export function enhanceHovers(): void {
  if (!knowsPopovers()) return;
  const load = loadOnce(loadHovers);
  let loading: Promise<(code: HTMLElement, event: Event) => Promise<void>> | undefined;
  const onIntent = (event: Event) => {
    const code = findTarget(event, '.q-code code');
    const href = findHoversHref();
    if (!code || !href) return;
    // At the same time as the script.
    load(href);
    // On touch screens the sheet contains the link.
    const link = event.type === 'click' && hasNoHover() ? findTarget(event, 'a') : undefined;
    if (link) event.preventDefault();
    loading ??= import('./start-hovers.ts').then(({ startHovers }) => startHovers(load));
    loading
      .then((show) => show(code, event))
      .catch((error: unknown) => {
        loading = undefined;
        console.warn(error);
        if (link instanceof HTMLAnchorElement) location.assign(link.href);
      });
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, onIntent);
  onEachPage(() => {
    if (findHoversHref()) for (const code of document.querySelectorAll<HTMLElement>(WITHOUT_STOP)) code.tabIndex = 0;
  });
}

/** The build has written the file, so its form is known. */
async function loadHovers(href: string): Promise<HoverFile> {
  return JSON.parse((await loadFile(href)).text);
}

/** Code that may have names, but no link that the Tab key reaches. */
const WITHOUT_STOP = '.q-code code:is(.language-ts, .language-tsx, .language-js, .language-jsx):not(:has(a))';
