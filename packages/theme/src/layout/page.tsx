/** Owns what the engine renders: the layout in its root. Sites replace either. */
import { useInsertionEffect } from 'react';
import { Layout } from './layout.tsx';
import { Root } from './root.tsx';
import { adoptScriptStyles } from './script-styles.ts';

export function Page() {
  useInsertionEffect(adoptScriptStyles, []);
  return (
    <Root>
      <Layout />
    </Root>
  );
}
