/**
 * Runs in the head before the first paint: appearance, hidden parts, remembered tabs, closed groups.
 * It is inlined into every document (1 KB at most), and it must never fail: storage may be closed.
 */
import { type HtmlData, STORAGE_KEYS } from '../shared/document-contract.ts';
import { formatHiddenParts } from './dom/hidden-parts.ts';
import { createTabRule } from './prepaint/tab-rules.ts';

const html = document.documentElement;
const data: Partial<HtmlData> = html.dataset;

const hidden = formatHiddenParts(location.search);
if (hidden) html.dataset.hide = hidden;
markVisit();
try {
  applyAppearance(localStorage.getItem(STORAGE_KEYS.appearance));
  applyChoices();
} catch {
  // Without storage there is no choice to remember.
}

/** Leaves a mark for the next visit. Where none can be left, every visit counts as a later one. */
function markVisit(): void {
  try {
    if (localStorage.getItem(STORAGE_KEYS.visited) === null) html.dataset.firstVisit = '';
    localStorage.setItem(STORAGE_KEYS.visited, '1');
  } catch {
    delete html.dataset.firstVisit;
  }
}

function applyAppearance(stored: string | null): void {
  const choice = data.darkMode === 'off' ? 'light' : stored;
  if (choice === 'light' || choice === 'dark') html.classList.add(choice);
}

/** Groups are hidden until they are there; then they are really closed, and open again also where no more script comes. */
function applyChoices(): void {
  const { tabsPrefix, closedGroups } = STORAGE_KEYS;
  const tabs = Object.keys(localStorage)
    .filter((key) => key.startsWith(tabsPrefix))
    .map((key) => createTabRule(key.slice(tabsPrefix.length), localStorage.getItem(key) ?? '', CSS.escape))
    .join('');
  const groups = sessionStorage.getItem(closedGroups);
  // On paper every panel shows.
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(groups ? `${tabs}${groups}>*+*{display:none}` : tabs);
  document.adoptedStyleSheets.push(sheet);
  if (!groups) return;
  addEventListener('DOMContentLoaded', () => {
    for (const group of html.querySelectorAll<HTMLDetailsElement>(groups)) group.open = false;
    sheet.replaceSync(tabs);
  });
}
