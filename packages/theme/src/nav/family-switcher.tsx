/** Owns the popover that leads to the other tools of the family. (SPEC.md 2.3; BEHAVIOUR.md, Chrome) */
import { usePageView } from '@quire/engine/client';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './family-switcher.module.css';

export function FamilySwitcher() {
  const { family } = usePageView().locale;
  const text = useTexts();
  if (!family) return null;
  return (
    <Menu
      label={text('family', { name: family.name })}
      button={<Icon name="chevron" className={controls.chevron} />}
      buttonClassName={styles.button}
      panelClassName={styles.panel}
    >
      <a className={styles.title} href={family.href} target="_blank" rel="noopener noreferrer">
        {family.name}
        <Icon name="external" />
      </a>
      <ul className={styles.list}>
        {family.links.map((tool) => (
          <li key={tool.name}>
            <a className={styles.row} href={tool.href} target="_blank" rel="noopener noreferrer">
              <img src={tool.logo} alt="" width={32} height={32} loading="lazy" />
              <span>
                <b>{tool.name}</b>
                <span className={styles.description}>{tool.description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
