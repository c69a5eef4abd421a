/** Hooks and functions that components of a site import from the theme. */
import { loadText, storeText, usePageView } from '@quire/client';
import type { Heading, Link } from '@quire/client/contract';
import { type Ref, type RefCallback, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { appearanceStore } from '../appearance/appearance-store.ts';
import { useDark } from '../runtime/use-dark.ts';

/** Null if the page has no edit link. */
export function useEditLink(): { text: string; link: string } | null {
  const { page, locale } = usePageView();
  return page.editHref ? { text: locale.texts.editLinkText ?? '', link: page.editHref } : null;
}

export function usePrevNextPage(): { prevPage: Link | null; nextPage: Link | null } {
  const { previous, next } = usePageView().neighbors;
  return { prevPage: previous ?? null, nextPage: next ?? null };
}

/** The page as Markdown. */
export function useMdUrl(): { pathname: string } {
  return { pathname: usePageView().page.markdownHref ?? '' };
}

/** The current appearance, and a function that sets it. */
export function useThemeState(): readonly ['light' | 'dark', (next: 'light' | 'dark') => void] {
  const shown = useDark() ? 'dark' : 'light';
  return [shown, (next) => next !== shown && appearanceStore.toggle()];
}

interface CopyOptions {
  ignoreClasses?: string[];
  ignoreSelectors?: string[];
}

/** The text of an element, without the parts that should not be copied. */
export function getCopyableText(element: Element | null, options: CopyOptions = {}): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  const { ignoreClasses = [], ignoreSelectors = [] } = options;
  for (const selector of [...ignoreClasses.map((name) => `.${CSS.escape(name)}`), ...ignoreSelectors]) {
    for (const part of copy.querySelectorAll(selector)) part.remove();
  }
  return copy.textContent ?? '';
}

/** The headings of the page. */
export function useDynamicToc(): Heading[] {
  return usePageView().page.headings;
}

/** For components with their own button that wraps lines. */
export function useCodeButtonGroup(isWrapped = false) {
  const copyElementRef = useRef<HTMLDivElement>(null);
  const [wrapCode, setWrapCode] = useState(isWrapped);
  return { copyElementRef, wrapCode, toggleWrapCode: () => setWrapCode(!wrapCode) };
}

/** One ref that sets several. */
export function mergeRefs<T>(...refs: Array<Ref<T> | undefined>): RefCallback<T> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** Dispatched in this page, because the browser notifies only other pages. */
const STORED_EVENT = 'quire-stored';

/** A value that is stored in the browser as JSON; the default if there is none, or if it is invalid. */
export function useStorageValue<T>(key: string, defaultValue: T): readonly [T, (value: T) => void] {
  const stored = useSyncExternalStore(
    listenToStorage,
    () => loadText(key),
    () => null,
  );
  const store = useCallback(
    (value: T) => {
      storeText(key, JSON.stringify(value));
      dispatchEvent(new Event(STORED_EVENT));
    },
    [key],
  );
  return [parseStored(stored, defaultValue), store];
}

function listenToStorage(onChange: () => void): () => void {
  for (const type of ['storage', STORED_EVENT]) addEventListener(type, onChange);
  return () => {
    for (const type of ['storage', STORED_EVENT]) removeEventListener(type, onChange);
  };
}

function parseStored<T>(stored: string | null, defaultValue: T): T {
  if (stored === null) return defaultValue;
  try {
    // Only the site writes under this key, so the value has its type.
    return JSON.parse(stored) as T;
  } catch {
    return defaultValue;
  }
}
