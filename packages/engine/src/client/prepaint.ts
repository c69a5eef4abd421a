/**
 * Runs in the head before the first paint: appearance, hidden parts, remembered tabs, closed groups, redirects.
 * It is inlined into every document (1 KB at most), and it must never fail: storage may be closed.
 */
import { APPEARANCE_KEY, GROUPS_KEY, type HtmlData, TABS_PREFIX, VISITED_KEY } from '../shared/document-contract.ts';
import { formatHiddenParts } from './dom/hidden-parts.ts';
import { formatClosedGroups } from './prepaint/closed-groups.ts';
import { decideRedirect } from './prepaint/decide-redirect.ts';
import { createTabRule } from './prepaint/tab-rules.ts';

const html = document.documentElement;
const data: Partial<HtmlData> = html.dataset;

const hidden = formatHiddenParts(location.search);
if (hidden) html.dataset.hide = hidden;
redirect(readVisited());
try {
  applyAppearance(localStorage.getItem(APPEARANCE_KEY));
  applyChoices();
} catch {
  // Without storage there is no choice to remember.
}

/** Leaves a mark for the next visit. Where none can be left, every visit counts as a later one. */
function readVisited(): boolean {
  try {
    const visited = localStorage.getItem(VISITED_KEY) === '1';
    localStorage.setItem(VISITED_KEY, '1');
    return visited;
  } catch {
    return true;
  }
}

function redirect(visited: boolean): void {
  const { base = '/', langDefault, locales, localeRedirect = 'never' } = data;
  if (!langDefault || !locales) return;
  const { pathname, search, hash } = location;
  const decision = decideRedirect({
    pathname,
    base,
    defaultLang: langDefault,
    locales: locales.split(','),
    setting: localeRedirect,
    language: navigator.language,
    userAgent: navigator.userAgent,
    visited,
  });
  if (decision?.kind === 'offer') html.dataset.offerLang = decision.lang;
  if (decision?.kind !== 'go') return;
  // The browser goes on painting this page until the next one answers.
  html.style.visibility = 'hidden';
  location.replace(decision.pathname + search + hash);
}

function applyAppearance(stored: string | null): void {
  const choice = data.darkMode === 'off' ? 'light' : stored;
  if (choice === 'light' || choice === 'dark') html.classList.add(choice);
}

/**
 * Groups are hidden until they are there; then they are really closed, and open again also where no more script comes.
 * They come last: what is stored of them may be anything, and then ends this.
 */
function applyChoices(): void {
  const tabs = Object.keys(localStorage)
    .filter((key) => key.startsWith(TABS_PREFIX))
    .map((key) => createTabRule(key.slice(TABS_PREFIX.length), localStorage.getItem(key) ?? '', CSS.escape))
    .join('');
  // On paper every panel shows.
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(tabs);
  document.adoptedStyleSheets.push(sheet);
  const closed = formatClosedGroups(sessionStorage.getItem(GROUPS_KEY), CSS.escape);
  sheet.replaceSync(`${tabs}${closed}>*+*{display:none}`);
  addEventListener('DOMContentLoaded', () => {
    for (const group of html.querySelectorAll<HTMLDetailsElement>(closed)) group.open = false;
    sheet.replaceSync(tabs);
  });
}
