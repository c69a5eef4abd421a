/** Owns whether the reader gets the line that offers another language. It is loaded then: most readers get none. */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { neverChanges } from '../ui/never-changes.ts';
import { getOfferedLang } from './offered-lang.ts';

export function LocaleOffer() {
  const lang = useSyncExternalStore(neverChanges, getOfferedLang, () => undefined);
  const [Line, setLine] = useState<ComponentType<{ lang: string }>>();
  useEffect(() => {
    if (lang === undefined) return;
    import('./offer-line.tsx').then(
      ({ OfferLine }) => setLine(() => OfferLine),
      (error) => console.warn(error),
    );
  }, [lang]);
  return lang !== undefined && Line ? <Line lang={lang} /> : null;
}
