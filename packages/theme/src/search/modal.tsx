/** Owns the native dialog that search is in: it keeps the focus inside and gives it back. */
import { usePageView } from '@quire/engine/client';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

const STATUS_CLASSES = {
  idle: '',
  loading: '',
  stalled: ' DocSearch-Container--Stalled',
  error: ' DocSearch-Container--Errored',
};

export function Modal({ ref, status, onClose, onKeyDown, children }: ModalProps) {
  const text = useTexts();
  const isPressed = useRef(false);
  useModal(ref);
  return (
    <dialog
      ref={ref}
      className={`DocSearch DocSearch-Container${STATUS_CLASSES[status]}`}
      aria-label={text('search.button')}
      data-status={status}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        isPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A selection that begins in the box may end beside it.
        if (isPressed.current && event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}

/** Open as long as it is there, and as long as the page is the same. */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  const { href } = usePageView();
  const first = useRef(href);
  // Before the element goes: only a closed dialog gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
  useEffect(() => {
    if (href !== first.current) ref.current?.close();
  }, [ref, href]);
}
