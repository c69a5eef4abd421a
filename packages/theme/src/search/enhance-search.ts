import { type CurrentPage, onEachPage, onSourcesChanged } from '@quire/client';
import { findTarget } from '../ui/find-target.ts';
import { fromSelection } from './first-query.ts';
import { createSearchLoader } from './load-search.ts';
import { type OpenDialog, openDialog } from './open-dialog.ts';
import { announcesShortcut, findShortcut, isField, isSlashOn } from './shortcut.ts';

const BUTTON = '.DocSearch-Button';
/** Events on the button which show that the reader is about to search. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Opens the search by its button and its keys, and preloads its code at the first sign of use. */
export function enhanceSearch(page: Pick<CurrentPage, 'getHref' | 'loadView'>): void {
  const loader = createSearchLoader(page.loadView);
  let dialog: OpenDialog | undefined;
  const open = (query: string) => {
    const frame = findFrame();
    if (!frame || dialog?.isOpen()) return;
    dialog = openDialog({
      frame,
      query,
      getHref: page.getHref,
      load: loader.load,
    });
  };
  const warmUp = () => {
    if (findFrame()) loader.warmUp();
  };

  bindButton(open, warmUp);
  addEventListener('keydown', (event) => {
    if (announcesShortcut(event)) warmUp();
    const shortcut = findShortcut(event, isField(event.target));
    if (!shortcut || !findFrame()) return;
    if (shortcut === 'slash' && (dialog?.isOpen() || !isSlashOn())) return;
    event.preventDefault();
    if (dialog?.isOpen()) dialog.close();
    else open(fromSelection(readSelection()));
  });
  // The reader pressed the keys before this script ran.
  const { documentElement } = document;
  documentElement.onkeydown = null;
  if ('search' in documentElement.dataset) open('');
  delete documentElement.dataset.search;
  onSourcesChanged(loader.forget);
  onEachPage(nameModifier);
}

function bindButton(open: (query: string) => void, warmUp: () => void): void {
  let selection = '';
  for (const sign of SIGNS) {
    document.addEventListener(sign, (event) => findTarget(event, BUTTON) && warmUp(), { passive: true });
  }
  // The press clears the selection before the click event.
  document.addEventListener('pointerdown', (event) => {
    selection = findTarget(event, BUTTON) ? readSelection() : '';
  });
  document.addEventListener('click', (event) => {
    if (findTarget(event, BUTTON)) open(fromSelection(selection));
    selection = '';
  });
}

/** Null if the site has no search. */
function findFrame(): HTMLDialogElement | null {
  return document.querySelector('.DocSearch-Container');
}

function readSelection(): string {
  return getSelection()?.toString() ?? '';
}

/** Shows the modifier key of this platform next to the button. */
function nameModifier(): void {
  if (!/Mac|iPhone|iPad/.test(navigator.platform)) return;
  for (const key of document.querySelectorAll('.DocSearch-Button-Key[data-modifier]')) key.textContent = '⌘';
}
