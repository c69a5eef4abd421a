import type { ReactNode } from 'react';

/** A place in the layout for a site's own content. Without content it renders no element. */
export function Slot({ children }: { children: ReactNode }) {
  return isEmpty(children) ? null : <div className="q-slot">{children}</div>;
}

function isEmpty(content: ReactNode): boolean {
  return content === undefined || content === null || content === false || content === '';
}
