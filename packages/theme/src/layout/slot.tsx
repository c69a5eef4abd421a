import type { ReactNode } from 'react';

/** A place in the layout where a site puts content of its own. Without content there is no element. */
export function Slot({ children }: { children: ReactNode }) {
  return isEmpty(children) ? null : <div className="q-slot">{children}</div>;
}

function isEmpty(content: ReactNode): boolean {
  return content === undefined || content === null || content === false || content === '';
}
