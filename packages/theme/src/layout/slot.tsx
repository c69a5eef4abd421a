import type { ReactNode } from 'react';

/** A place in the layout for a site's own content, which may differ between pages. Without content it renders no element. */
export function Slot({ children }: { children: ReactNode }) {
  if (!children && children !== 0) return null;
  return (
    <div className="q-slot" data-slot="">
      {children}
    </div>
  );
}
