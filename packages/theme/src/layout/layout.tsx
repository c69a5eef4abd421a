/** Owns the frame of every page: which parts are around the text, and where a site puts content of its own. */
import { usePageView } from '@quire/engine/client';
import { FamilyCards, NotFound } from '#page-type-parts';
import { ScrollToTop } from '../doc/scroll-to-top.tsx';
import { HomeLayout as OwnHomeLayout } from '../home/home-layout.tsx';
import { HomeText } from '../home/home-text.ts';
import { LocaleOffer } from '../nav/locale-offer.tsx';
import { Nav } from '../nav/nav.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { DocLayout } from './doc-layout.tsx';
import { FailedVisitLine } from './failed-visit.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { getPageParts } from './page-parts.ts';
import { PageText } from './page-text.tsx';
import { Part } from './part.tsx';
import { CONTENT_ID, Shell } from './shell.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Slot } from './slot.tsx';

/** Each part is a boundary of its own, so that the page hydrates in slices. Each takes of the slots what it has. */
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
      <Part>{parts.nav && <Nav {...props} />}</Part>
      {parts.nav && <Slot>{afterNav}</Slot>}
      <PageLayout {...props} />
      {view.page.pageType === 'home' && <SiteFooter />}
      <Part>
        {parts.globals && (
          <>
            <ScrollToTop />
            <LocaleOffer />
          </>
        )}
      </Part>
      <Part>
        <FailedVisitLine />
      </Part>
      <Slot>{bottom}</Slot>
    </>
  );
}

/** What is between the navigation and the footer, by the type of the page. */
function PageLayout(props: LayoutProps) {
  const { page, locale } = usePageView();
  if (page.pageType === 'doc' || page.pageType === 'overview') return <DocLayout {...props} />;
  const { HomeLayout = OwnHomeLayout, NotFoundLayout = NotFound } = props;
  if (page.pageType !== 'home') {
    return (
      <Shell>
        <Part>{page.pageType === '404' && <NotFoundLayout />}</Part>
        <PageText />
      </Shell>
    );
  }
  return (
    <Shell>
      <HomeText value={<PageText />}>
        <HomeLayout {...props} />
      </HomeText>
      <Part>{locale.family && <FamilyCards family={locale.family} />}</Part>
    </Shell>
  );
}
