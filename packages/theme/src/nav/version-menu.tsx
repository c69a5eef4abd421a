/** The menu that leads to the same page in another version. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './version-menu.module.css';

export function VersionMenu() {
  const text = useTexts();
  const { versions } = usePageView();
  if (versions.length < 2) return null;
  const current = versions.find((version) => version.current)?.version ?? '';
  return (
    <Menu
      label={text('currentVersion', { version: current })}
      button={
        <>
          {current}
          <Icon name="chevron" className={controls.chevron} />
        </>
      }
      buttonClassName={styles.button}
    >
      <VersionList />
    </Menu>
  );
}

export function VersionList({ className }: { className?: string | undefined }) {
  const { versions } = usePageView();
  return (
    <ul className={className}>
      {versions.map(({ version, href, current }) => (
        <li key={version}>
          <a className={controls.row} aria-current={current ? 'true' : undefined} href={href} data-version="">
            {version}
            {current && <Icon name="check" className={controls.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
