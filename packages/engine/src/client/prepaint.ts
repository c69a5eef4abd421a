/**
 * Runs in the head before the first paint: appearance, hidden parts, layout out of view, remembered tabs, closed groups.
 * It is inlined into every document (1 KB at most), and it must never fail: storage may be closed. What is in one place
 * here is smaller than the same in functions.
 */
import { APPEARANCE_KEY, GROUPS_KEY, type HtmlData, VISITED_KEY } from '../shared/document-contract.ts';
import { formatHiddenParts } from './dom/hidden-parts.ts';
import { formatClosedGroups } from './prepaint/closed-groups.ts';
import { createTabRules } from './prepaint/tab-rules.ts';

const html = document.documentElement;
const data: Partial<HtmlData> & DOMStringMap = html.dataset;

const hidden = formatHiddenParts(location.search);
if (hidden) data.hide = hidden;
// An entry of the history has a state once it was visited.
if (location.hash || history.state) data.whole = '';
try {
  const storage = localStorage;
  const appearance = data.darkMode ?? storage.getItem(APPEARANCE_KEY) ?? '';
  if (/^(light|dark)$/.test(appearance)) html.classList.add(appearance);

  const escapeText = CSS.escape;
  const tabs = createTabRules(storage, escapeText);
  // On paper every panel shows.
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(tabs);
  document.adoptedStyleSheets.push(sheet);

  // Where no mark can be left, every visit counts as a later one.
  const visited = storage.getItem(VISITED_KEY);
  storage.setItem(VISITED_KEY, '1');
  if (visited === null) data.firstVisit = '';

  // Groups are hidden until they are there; then they are really closed, and open again also where no more script comes.
  // They come last: what is stored of them may be anything, and then ends this.
  const closed = formatClosedGroups(sessionStorage.getItem(GROUPS_KEY), escapeText);
  // With other rules the browser styles the whole page again.
  if (closed) {
    sheet.replaceSync(`${tabs}${closed}>*+*{display:none}`);
    addEventListener('DOMContentLoaded', () => {
      for (const group of html.querySelectorAll<HTMLDetailsElement>(closed)) group.open = false;
      sheet.replaceSync(tabs);
    });
  }
} catch {
  // Without storage there is no choice to remember.
}
