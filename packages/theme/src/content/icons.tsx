/**
 * Icons under the names by which sites import them. The drawings are original; companies get a
 * generic icon, because their logos may not be copied.
 */
import type { IconName } from '@quire/client/contract';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { getIconHref } from '../ui/icon-href.ts';

/** Icons that the theme itself does not use. */
const drawings = {
  deprecated: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-6 2.500 12 12',
  experimental:
    'M9.500 3.500h5m-4 0v6L5 18.500a1.4 1.4 0 0 0 1.200 2h11.600a1.4 1.4 0 0 0 1.200-2l-5.500-9v-6M8 14.500h8',
  chat: 'M4 5h16v11.500h-8L7.500 20v-3.500H4Z',
  down: 'm6 9 6 6 6-6',
  downArrow: 'M12 4.500v15m6.500-6.5-6.5 6.5-6.5-6.5',
  empty: 'M4 13.500 6.500 5h11l2.500 8.500V19H4Zm0 0h5l1 2h4l1-2h5',
  file: 'M6 3.500h8l4.500 4.500v12.500H6Zm8 0V8h4.500',
  hash: 'M9.500 4 7.500 20m9-16-2 16M4.500 9h15m-16 6h15',
  title: 'M5 6.500V5h14v1.500M12 5v14m-3 0h6',
  loading: 'M12 3.500a8.5 8.5 0 1 1-8.5 8.500',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  spark: 'M12 3.500v17M4.600 7.800l14.800 8.500m0-8.500L4.600 16.300',
} as const;

type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

function createIcon(shape: ReactNode, viewBox?: string): IconComponent {
  return ({ className = '', ...rest }) => (
    <svg className={`q-icon ${className}`.trim()} viewBox={viewBox} aria-hidden="true" {...rest}>
      {shape}
    </svg>
  );
}

const ofPath = (path: string) => createIcon(<path d={path} />, '0 0 24 24');
const ofTheme = (name: IconName) => createIcon(<use href={getIconHref(name)} />);

export const IconAnthropic = ofPath(drawings.spark);
export const IconArrowDown = ofPath(drawings.down);
export const IconArrowRight = ofTheme('chevron');
export const IconClose = ofTheme('close');
export const IconCopy = ofTheme('copy');
export const IconDeprecated = ofPath(drawings.deprecated);
export const IconDown = ofPath(drawings.downArrow);
export const IconEdit = ofTheme('edit');
export const IconEmpty = ofPath(drawings.empty);
export const IconExperimental = ofPath(drawings.experimental);
export const IconExternalLink = ofTheme('external');
export const IconFile = ofPath(drawings.file);
export const IconGithub = ofTheme('github');
export const IconGitlab = ofTheme('gitlab');
export const IconHeader = ofPath(drawings.hash);
export const IconJump = ofTheme('arrow');
export const IconLink = ofPath(drawings.link);
export const IconLoading = ofPath(drawings.loading);
export const IconMenu = ofTheme('menu');
export const IconMoon = ofTheme('moon');
export const IconOpenAI = ofPath(drawings.spark);
export const IconOpenInChat = ofPath(drawings.chat);
export const IconScrollToTop = ofTheme('up');
export const IconSearch = ofTheme('search');
export const IconSmallMenu = ofTheme('menu');
export const IconSuccess = ofTheme('check');
export const IconSun = ofTheme('sun');
export const IconTitle = ofPath(drawings.title);
export const IconWrap = ofTheme('wrap');
export const IconWrapped = ofTheme('wrap');
