import { onEachPage } from '@quire/engine/client';
import { findTarget } from '../ui/find-target.ts';
import { knowsPopovers } from '../ui/popovers.ts';
import { findHoversHref, hasNoHover } from './page-hovers.ts';

/** Loads the explanations of names when a reader points at code, touches it or moves the focus into it. */
export function enhanceHovers(): void {
  if (!knowsPopovers()) return;
  let loading: Promise<(code: HTMLElement, event: Event) => Promise<void>> | undefined;
  const onIntent = (event: Event) => {
    const code = findTarget(event, '.q-code code');
    if (!code || !findHoversHref()) return;
    // On touch screens the sheet contains the link.
    const link = event.type === 'click' && hasNoHover() ? findTarget(event, 'a') : undefined;
    if (link) event.preventDefault();
    loading ??= import('./start-hovers.ts').then(({ startHovers }) => startHovers());
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

/** Code that may have names, but no link that the Tab key reaches. */
const WITHOUT_STOP = '.q-code code:is(.language-ts, .language-tsx, .language-js, .language-jsx):not(:has(a))';
