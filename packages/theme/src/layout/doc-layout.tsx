/** Owns what is around the text of documents and overviews: sidebar, outline, actions and footer. */
import { usePageView } from '@quire/engine/client';
import { DocFooter } from '../doc/doc-footer.tsx';
import { PageActions } from '../doc/page-actions.tsx';
import { Outline } from '../outline/outline.tsx';
import { OUTLINE_ID } from '../outline/outline-id.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { SIDEBAR_ID } from '../sidebar/sidebar-id.ts';
import type { DocLayoutProps } from './layout-props.ts';
import { LocalBar } from './local-bar.tsx';
import { getPageParts } from './page-parts.ts';
import { PageText } from './page-text.tsx';
import { Part } from './part.tsx';
import { Shell } from './shell.tsx';
import { Slot } from './slot.tsx';

export function DocLayout(props: DocLayoutProps) {
  const { actions, columns, sidebar, outline, docFooter, After } = getPageParts(usePageView(), props.uiSwitch);
  return (
    <>
      <Part>
        <LocalBar sidebarId={sidebar ? SIDEBAR_ID : undefined} outlineId={outline ? OUTLINE_ID : undefined} />
      </Part>
      <Slot>{props.beforeDoc}</Slot>
      <Shell
        actions={actions}
        columns={columns}
        beside={
          <>
            <Part>{sidebar && <Sidebar before={props.beforeSidebar} after={props.afterSidebar} />}</Part>
            <Part>{outline && <Outline before={props.beforeOutline} after={props.afterOutline} />}</Part>
          </>
        }
      >
        <Slot>{props.beforeDocContent}</Slot>
        <PageText />
        <Part>{actions && <PageActions />}</Part>
        <Part>{After && <After />}</Part>
        <Slot>{props.afterDocContent}</Slot>
        <Slot>{props.beforeDocFooter}</Slot>
        <Part>{docFooter && <DocFooter />}</Part>
        <Slot>{props.afterDocFooter}</Slot>
      </Shell>
      <Slot>{props.afterDoc}</Slot>
    </>
  );
}
