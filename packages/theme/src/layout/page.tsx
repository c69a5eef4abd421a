import type { PageParts } from '@quire/client';
import { Layout as OwnLayout } from './layout.tsx';
import { PageTexts } from './page-texts.tsx';
import { Root } from './root.tsx';

/** What the engine renders: the layout in its root. Sites can replace both. */
export function Page({ Layout = OwnLayout }: PageParts) {
  return (
    <>
      <Root>
        <Layout />
      </Root>
      <PageTexts />
    </>
  );
}
