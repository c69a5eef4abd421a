/** Owns the search dialog: what finds hits, or why nothing can. */
import type { SearchView } from '@quire/engine/shared';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { FirstQuery } from './first-query.ts';
import { Modal } from './modal.tsx';
import type { SearchEngine } from './search-engine.ts';
import { SearchPanel } from './search-panel.tsx';
import './search-dialog.css';
import './hit-list.css';

export interface SearchDialogProps {
  engine: SearchEngine;
  settings: SearchView;
  first: FirstQuery;
  onClose: () => void;
  /** The reader goes to a hit that these words were found in. */
  onFollow: (href: string, words: readonly string[]) => void;
}

export function SearchDialog({ engine, ...props }: SearchDialogProps) {
  if (engine.kind === 'unusable') return <Problem message={engine.message} onClose={props.onClose} />;
  return <SearchPanel engine={engine} {...props} />;
}

/** In place of a search that cannot be. */
function Problem({ message, onClose }: { message: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useTexts();
  return (
    <Modal ref={dialog} status="error" onClose={onClose}>
      <div className="DocSearch-Modal" data-problem="">
        <p className="DocSearch-Title" role="alert">
          {message}
        </p>
        <button type="button" className="DocSearch-Cancel" onClick={() => dialog.current?.close()}>
          {text('search.close')}
        </button>
      </div>
    </Modal>
  );
}
