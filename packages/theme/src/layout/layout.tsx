/** The layout of every page: the parts around the content, and the slots for a site's own content. */
import { Article, usePageView } from '@quire/client';
import { ScrollToTop } from '../doc/scroll-to-top.tsx';
import { TranslationNotice } from '../doc/translation-notice.tsx';
import { HomeText, HomeLayout as OwnHomeLayout } from '../home/home-layout.tsx';
import { LocaleOffer } from '../nav/locale-offer.tsx';
import { Nav } from '../nav/nav.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { DocLayout } from './doc-layout.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { getPageParts } from './page-parts.ts';
import { PageText } from './page-text.tsx';
import { CONTENT_ID, Shell } from './shell.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Slot } from './slot.tsx';

/** Each part uses the slots that it has. */
export function Layout(props: LayoutProps) {
  const { top, bottom, beforeNav, afterNav } = props;
  const view = usePageView();
  const text = useTexts();
  const parts = getPageParts(view, props.uiSwitch);
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`} data-native="">
        {text('skipToContent')}
      </a>
      <Slot>{top}</Slot>
      {parts.nav && <Slot>{beforeNav}</Slot>}
      {parts.nav && <Nav {...props} />}
      {parts.nav && <Slot>{afterNav}</Slot>}
      <PageLayout {...props} />
      {view.page.pageType === 'home' && <SiteFooter />}

      {parts.globals && (
        <>
          <ScrollToTop />
          <LocaleOffer />
        </>
      )}

      <Slot>{bottom}</Slot>
    </>
  );
}

/** The part between navigation and footer, by page type. */
function PageLayout(props: LayoutProps) {
  const { page } = usePageView();
  if (page.pageType === 'doc' || page.pageType === 'overview') return <DocLayout {...props} />;
  const { HomeLayout = OwnHomeLayout, NotFoundLayout = NotFound } = props;
  if (page.pageType === '404' && NotFoundLayout === NotFound) {
    return (
      <Shell>
        <NotFound {...props}>
          <Article className="q-article" />
        </NotFound>
        <TranslationNotice />
      </Shell>
    );
  }
  if (page.pageType !== 'home') {
    return (
      <Shell>
        {page.pageType === '404' && <NotFoundLayout {...props} />}
        <PageText />
      </Shell>
    );
  }
  return (
    <Shell>
      <HomeText value={<PageText />}>
        <HomeLayout {...props} />
      </HomeText>
    </Shell>
  );
}
