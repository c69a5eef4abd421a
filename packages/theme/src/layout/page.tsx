/** Owns what the engine renders: the layout in its root. Sites replace either. */
import { Layout } from './layout.tsx';
import { Root } from './root.tsx';

export function Page() {
  return (
    <Root>
      <Layout />
    </Root>
  );
}
