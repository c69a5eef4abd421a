/** Owns a place in the layout where a site puts content of its own. */
import { usePageView } from '@quire/engine/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { enhance } from '../content/enhance.ts';

interface SlotProps {
  children: ReactNode;
}

/** Without content there is no element. */
export function Slot({ children }: SlotProps) {
  return isEmpty(children) ? null : <FilledSlot>{children}</FilledSlot>;
}

function isEmpty(content: ReactNode): boolean {
  return content === undefined || content === null || content === false || content === '';
}

/** Components of the theme are interactive here as they are in a text. */
function FilledSlot({ children }: SlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const view = usePageView();
  useEffect(() => (element.current ? enhance(element.current, view) : undefined), [view]);
  return (
    <div ref={element} className="q-slot">
      {children}
    </div>
  );
}
