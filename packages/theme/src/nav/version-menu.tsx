/** The menu that leads to the same page in another version. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { ChoiceList } from './choice-list.tsx';
import styles from './nav-links.module.css';

export function VersionMenu() {
  const text = useTexts();
  const { versions } = usePageView();
  if (versions.length < 2) return null;
  const current = versions.find((version) => version.current)?.label ?? '';
  return (
    <Menu
      label={text('currentVersion', { version: current })}
      button={
        <>
          {current}
          <Icon name="chevron" className={controls.chevron} />
        </>
      }
      buttonClassName={`${styles.link} ${styles.version}`}
    >
      <ChoiceList choices={versions} />
    </Menu>
  );
}
