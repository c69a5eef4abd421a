/** The menu that leads to the same page in another version. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
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
      text={current}
      buttonClassName={`${styles.link} ${styles.version}`}
    >
      <ChoiceList choices={versions} />
    </Menu>
  );
}
