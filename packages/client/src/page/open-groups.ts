/** Keeps the groups of the layout open or closed as the reader left them, in other sections and after a reload. */
import { GROUPS_KEY } from '../contract/document-contract.ts';
import { onEachPage, onRestLoaded } from '../dom/page-event.ts';
import { loadMap, storeMap } from '../dom/stored-text.ts';
import { CURRENT_GROUP } from '../prepaint/closed-groups.ts';

/** Call it before the theme's listeners are added: they measure the sidebar with its open groups. */
export function keepOpenGroups(): void {
  const states = loadMap(GROUPS_KEY, isState);
  const restore = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
      const isOpen = states.get(group.dataset.group ?? '');
      // The sidebar opens the group of the current page.
      if (isOpen !== undefined && !group.matches(CURRENT_GROUP)) group.open = isOpen;
    }
  };
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || target.dataset.group === undefined) return;
    states.set(target.dataset.group, target.open);
  };
  onEachPage(restore);
  onRestLoaded(restore);
  document.addEventListener('toggle', note, { capture: true });
  // Not on each event, because all groups of a new section fire one.
  addEventListener('pagehide', () => storeMap(GROUPS_KEY, states));
}

function isState(entry: unknown): entry is [name: string, isOpen: boolean] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'boolean';
}
