import { isReplaced, onPageShown } from '@quire/client';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { QUERY_MAX_CHARS, STALL_MS } from './constants.ts';
import { type DialogParts, findDialogParts, setAttributes } from './dialog-parts.ts';
import type { LoadedSearch } from './load-search.ts';
import frameStyles from './search-frame.css?text';
import { watchField } from './watch-field.ts';

/** Attributes of the field, in addition to those in the document. */
const FIELD = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  maxlength: String(QUERY_MAX_CHARS),
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
};

export interface OpenDialogOptions {
  /** The closed dialog of the document. */
  frame: HTMLDialogElement;
  /** The initial query. It may be unintended, so the first key replaces it. */
  query: string;
  /** The URL of the current page. */
  getHref: () => string;
  load: () => Promise<LoadedSearch>;
}

export interface OpenDialog {
  /** False as soon as it closes, which is before the close event. */
  isOpen(): boolean;
  close(): void;
}

/**
 * Shows a copy of the frame at once, so that readers can type while the search loads. A copy, because the parent of
 * the frame may be hidden, or replaced with the page.
 */
export function openDialog({ frame, query, getHref, load }: OpenDialogOptions): OpenDialog {
  adoptStyles(frameStyles);
  const parts = findDialogParts(frame.cloneNode(true));
  const { dialog, input, reset } = parts;
  setAttributes(input, { ...FIELD, 'aria-label': input.placeholder });
  reset.ariaLabel = reset.title;
  const ends = new AbortController();
  const close = () => dialog.close();
  dialog.addEventListener('close', () => {
    ends.abort();
    dialog.remove();
  });
  closeOnPressBeside(dialog);
  bindButtons(parts, close);
  closeOnNavigation(getHref, { close, signal: ends.signal });
  document.body.append(dialog);
  dialog.showModal();
  input.value = query;
  input.focus();
  input.select();
  void fill(parts, { load, signal: ends.signal });
  return { isOpen: () => dialog.open, close };
}

interface FillOptions extends Pick<OpenDialogOptions, 'load'> {
  signal: AbortSignal;
}

/**
 * If the files cannot be loaded, the dialog says so, and the next key tries again. After a new deployment the document is
 * loaded again, because the files have other names.
 */
async function fill(parts: DialogParts, options: FillOptions): Promise<void> {
  const { load, signal } = options;
  const { dialog, input, waiting, problem } = parts;
  const stall = setTimeout(() => markWaiting(parts, true), STALL_MS);
  const watch = watchField(parts);
  problem.hidden = true;
  try {
    const { mount, engine, view } = await load();
    await watch.whenComposed();
    if (signal.aborted) return;
    const unmount = mount({ ...parts, engine, view, isEntered: watch.stop() });
    signal.addEventListener('abort', unmount);
  } catch (error) {
    console.warn('Quire: the search could not be loaded.', error);
    if ((await isReplaced()) && !signal.aborted) return location.reload();
    waiting.hidden = true;
    problem.hidden = false;
    dialog.dataset.status = 'error';
    input.addEventListener('input', () => void fill(parts, options), { once: true, signal });
  } finally {
    watch.stop();
    clearTimeout(stall);
    markWaiting(parts, false);
  }
}

function markWaiting({ dialog, waiting }: DialogParts, isWaiting: boolean): void {
  dialog.classList.toggle('DocSearch-Container--Stalled', isWaiting);
  waiting.hidden = !isWaiting;
}

/** Closes only if the press began outside: a selection that begins in the box may end outside of it. */
function closeOnPressBeside(dialog: HTMLDialogElement): void {
  let isPressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressed = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (isPressed && target === dialog) dialog.close();
  });
}

function bindButtons({ input, reset, cancel }: DialogParts, close: () => void): void {
  cancel.addEventListener('click', close);
  // Keep the focus in the field.
  reset.addEventListener('mousedown', (event) => event.preventDefault());
  reset.addEventListener('click', () => {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  });
}

function closeOnNavigation(
  getHref: OpenDialogOptions['getHref'],
  { close, signal }: { close: () => void; signal: AbortSignal },
): void {
  const href = getHref();
  onPageShown(() => getHref() !== href && close(), { signal });
}
