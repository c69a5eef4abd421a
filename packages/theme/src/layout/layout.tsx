/** Owns the frame of every page: which parts are around the text. */
import { Article, usePageView } from '@quire/engine/client';
import { Suspense, useEffect } from 'react';
import { DocFooter } from '../doc/doc-footer.tsx';
import { PageActions } from '../doc/page-actions.tsx';
import { ScrollToTop } from '../doc/scroll-to-top.tsx';
import { TranslationNotice } from '../doc/translation-notice.tsx';
import { LocaleOffer } from '../nav/locale-offer.tsx';
import { Nav } from '../nav/nav.tsx';
import { Outline } from '../outline/outline.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { installPopoverFallback } from '../ui/popover-fallback.ts';
import { FailedVisitLine } from './failed-visit.tsx';
import styles from './layout.module.css';
import { LocalBar } from './local-bar.tsx';
import { getPageParts } from './page-parts.ts';
import { SiteFooter } from './site-footer.tsx';

/** Where the skip link leads. */
const CONTENT_ID = 'q-content';
const SIDEBAR_ID = 'q-sidebar';
const OUTLINE_ID = 'q-outline';

/**
 * The text keeps its place in the tree on every page, so that React never rebuilds it; each part is
 * a boundary of its own, so that the page hydrates in slices.
 */
export function Layout() {
  const view = usePageView();
  const text = useTexts();
  const parts = getPageParts(view);
  const { Before, After } = parts;
  useEffect(installPopoverFallback, []);
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`} data-native="">
        {text('skipToContent')}
      </a>
      <Suspense>{parts.nav && <Nav />}</Suspense>
      <Suspense>
        <LocalBar
          sidebarId={parts.sidebar ? SIDEBAR_ID : undefined}
          outlineId={parts.outline ? OUTLINE_ID : undefined}
        />
      </Suspense>
      <div className={styles.shell} data-page-type={view.page.pageType} data-columns={parts.columns}>
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
          <div className={styles.content} data-actions={parts.actions}>
            <Suspense>{Before && <Before />}</Suspense>
            <Suspense>
              <TranslationNotice />
            </Suspense>
            <Article className="q-article" />
            <Suspense>{parts.actions && <PageActions />}</Suspense>
            <Suspense>{After && <After />}</Suspense>
            <Suspense>{parts.docFooter && <DocFooter />}</Suspense>
          </div>
        </main>
        <Suspense>{parts.sidebar && <Sidebar id={SIDEBAR_ID} />}</Suspense>
        <Suspense>{parts.outline && <Outline id={OUTLINE_ID} />}</Suspense>
      </div>
      <SiteFooter />
      <Suspense>
        {parts.globals && (
          <>
            <ScrollToTop />
            <LocaleOffer />
          </>
        )}
      </Suspense>
      <Suspense>
        <FailedVisitLine />
      </Suspense>
    </>
  );
}
