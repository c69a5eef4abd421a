/** Owns what the engine renders: the layout in its root. Sites replace either. */
import { useInsertionEffect } from 'react';
import scrollToTop from '../doc/scroll-to-top.css?text';
import { adoptStyles } from '../styles/adopt-styles.ts';
import quietLine from '../ui/quiet-line.css?text';
import { Layout } from './layout.tsx';
import { Root } from './root.tsx';

export function Page() {
  useInsertionEffect(() => adoptStyles(scrollToTop + quietLine), []);
  return (
    <Root>
      <Layout />
    </Root>
  );
}
