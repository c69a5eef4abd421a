import { onEachPage } from '@quire/engine/client';
import { findTarget } from '../ui/find-target.ts';
import { knowsPopovers } from '../ui/popover-fallback.ts';
import { findHoversHref, hasNoHover } from './page-hovers.ts';

/** Loads what is known of the names in code when a reader turns to a block, on pages that have any. */
export function enhanceHovers(): void {
  if (!knowsPopovers()) return;
  let loading: Promise<(code: HTMLElement, event: Event) => Promise<void>> | undefined;
  const onIntent = (event: Event) => {
    const code = findTarget(event, '.q-code code');
    if (!code || !findHoversHref()) return;
    // Where nothing hovers, what is known has the link too.
    if (event.type === 'click' && hasNoHover() && findTarget(event, 'a')) event.preventDefault();
    loading ??= import('./start-hovers.ts').then(({ startHovers }) => startHovers());
    loading.then((show) => show(code, event)).catch(onFailure);
  };
  const onFailure = (error: unknown) => {
    loading = undefined;
    console.warn(error);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, onIntent);
  onEachPage(() => {
    if (findHoversHref()) for (const code of document.querySelectorAll<HTMLElement>(WITHOUT_STOP)) code.tabIndex = 0;
  });
}

/** Code of which only what is loaded can say whether it has names. */
const WITHOUT_STOP = '.q-code code:is(.language-ts, .language-tsx, .language-js, .language-jsx):not(:has(a))';
