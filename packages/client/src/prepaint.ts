/**
 * Runs in the head before the first paint: appearance, hidden parts, layout out of view, stored tabs, closed groups, keys
 * of the search.
 * It is inlined into every document (1 KB at most), and it must never fail: storage may be disabled. Inline code
 * is smaller than separate functions.
 */
import { APPEARANCE_KEY, GROUPS_KEY, type HtmlData, VISITED_KEY } from './contract/document-contract.ts';
import { formatHiddenParts } from './dom/hidden-parts.ts';
import { formatClosedGroups } from './prepaint/closed-groups.ts';
import { createTabRules } from './prepaint/tab-rules.ts';

const html = document.documentElement;
const data: Partial<HtmlData> & DOMStringMap = html.dataset;

const hidden = formatHiddenParts(location.search);
if (hidden) data.hide = hidden;
// The search removes this when it listens itself.
html.onkeydown = (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || !document.querySelector('dialog')) return;
  event.preventDefault();
  data.search = '';
};
// A history entry has a state if it was visited before.
if (location.hash || history.state) data.whole = '';
try {
  const storage = localStorage;
  const appearance = data.darkMode ?? storage.getItem(APPEARANCE_KEY) ?? '';
  if (/^(light|dark)$/.test(appearance)) html.classList.add(appearance);

  const escapeText = CSS.escape;
  const tabs = createTabRules(storage, escapeText);
  // All panels are printed.
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(tabs);
  document.adoptedStyleSheets.push(sheet);

  // If visits cannot be stored, each one counts as a later visit.
  const visited = storage.getItem(VISITED_KEY);
  storage.setItem(VISITED_KEY, '1');
  if (visited === null) data.firstVisit = '';

  // CSS hides the groups until they are parsed; then they are closed by attribute, so that they work without further scripts.
  // This comes last: the stored value may be invalid, which throws.
  const closed = formatClosedGroups(sessionStorage.getItem(GROUPS_KEY), escapeText);
  // Changing rules makes the browser restyle the whole page.
  if (closed) {
    sheet.replaceSync(`${tabs}${closed}>*+*{display:none}`);
    addEventListener('DOMContentLoaded', () => {
      for (const group of html.querySelectorAll<HTMLDetailsElement>(closed)) group.open = false;
      sheet.replaceSync(tabs);
    });
  }
} catch {
  // Without storage there is nothing to restore.
}
