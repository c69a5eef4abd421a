import { PageStoreContext } from '@quire/client';
import type { PageView } from '@quire/client/contract';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { DialogParts } from './dialog-parts.ts';
import hitStyles from './hit-list.css?text';
import { markFound } from './mark-found.ts';
import dialogStyles from './search-dialog.css?text';
import type { SearchEngine } from './search-engine.ts';
import { SearchPanel } from './search-panel.tsx';

export interface SearchMount extends DialogParts {
  engine: SearchEngine;
  /** The view of the page on which the dialog was opened. */
  view: PageView;
  /** Whether Enter was already pressed. */
  isEntered: boolean;
}

/**
 * Renders the results into an open dialog. The text in its field is kept, with its selection.
 * @returns a function that unmounts it
 */
export function mountSearch({ engine, view, isEntered, ...parts }: SearchMount): () => void {
  const { dialog, input, body } = parts;
  adoptStyles(dialogStyles + hitStyles);
  const { search: settings } = view.site;
  const root = createRoot(body);
  const onFollow = (href: string, words: readonly string[]) =>
    markFound({ url: new URL(href, location.href), words, from: view.href });
  // Synchronously, so that the panel receives the next key.
  flushSync(() =>
    root.render(
      <PageStoreContext value={{ view }}>
        {engine.kind === 'unusable' || !settings ? (
          <Problem dialog={dialog} message={engine.kind === 'unusable' ? engine.message : ''} />
        ) : (
          <SearchPanel {...{ engine, settings, dialog, input, isEntered, onFollow }} />
        )}
      </PageStoreContext>,
    ),
  );
  return () => root.unmount();
}

/** Shown if the search is not available. */
function Problem({ dialog, message }: { dialog: HTMLDialogElement; message: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const text = useTexts();
  useLayoutEffect(() => {
    dialog.dataset.status = 'error';
    dialog.dataset.problem = '';
    button.current?.focus();
  }, [dialog]);
  return (
    <>
      <p className="DocSearch-Title" role="alert">
        {message}
      </p>
      <button ref={button} type="button" className="DocSearch-Cancel" onClick={() => dialog.close()}>
        {text('search.close')}
      </button>
    </>
  );
}
