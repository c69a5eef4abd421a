/** The layout of docs and overviews around the content: sidebar, outline, actions and footer. */
import { usePageView } from '@quire/client';
import { DocFooter } from '../doc/doc-footer.tsx';
import { PageActions } from '../doc/page-actions.tsx';
import { Outline } from '../outline/outline.tsx';
import { Overview } from '../overview/overview.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import type { DocLayoutProps } from './layout-props.ts';
import { LocalBar } from './local-bar.tsx';
import { getPageParts } from './page-parts.ts';
import { PageText } from './page-text.tsx';
import { Shell } from './shell.tsx';
import { Slot } from './slot.tsx';

export function DocLayout(props: DocLayoutProps) {
  const view = usePageView();
  const { actions, columns, sidebar, outline, docFooter } = getPageParts(view, props.uiSwitch);
  return (
    <>
      <LocalBar sidebar={sidebar} outline={outline} />

      <Slot>{props.beforeDoc}</Slot>
      <Shell
        actions={actions}
        columns={columns}
        beside={
          <>
            {sidebar && <Sidebar before={props.beforeSidebar} after={props.afterSidebar} />}
            {outline && <Outline before={props.beforeOutline} after={props.afterOutline} />}
          </>
        }
      >
        <Slot>{props.beforeDocContent}</Slot>
        <PageText />
        {actions && <PageActions />}
        {view.page.pageType === 'overview' && <Overview />}
        <Slot>{props.afterDocContent}</Slot>
        <Slot>{props.beforeDocFooter}</Slot>
        {docFooter && <DocFooter />}
        <Slot>{props.afterDocFooter}</Slot>
      </Shell>
      <Slot>{props.afterDoc}</Slot>
    </>
  );
}
