/** The popover that leads to the other tools of the family. */
import { usePageView } from '@quire/engine/client';
import type { Tool } from '@quire/engine/shared';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './family-switcher.module.css';

const LOGO_SIZE_PX = 32;

export function FamilySwitcher() {
  const { locale, site } = usePageView();
  const { family } = locale;
  const text = useTexts();
  if (!family) return null;
  return (
    <Menu
      label={text('family', { name: family.name })}
      button={<Icon name="chevron" className={controls.chevron} />}
      buttonClassName={styles.button}
      panelClassName={styles.panel}
    >
      <a className={styles.title} target="_blank" rel="noopener noreferrer" href={family.href}>
        {family.name}
        <Icon name="external" />
      </a>
      <ul className={styles.list}>
        {family.links.map((tool) => (
          <li key={tool.name}>
            <a
              className={styles.row}
              target="_blank"
              rel="noopener noreferrer"
              aria-current={tool.name === site.title || undefined}
              href={tool.href}
            >
              <ToolLogo tool={tool} />
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

/** Logos of different sizes are centered on the same point. */
function ToolLogo({ tool: { logo, logoScale = 1 } }: { tool: Tool }) {
  const size = Math.round(LOGO_SIZE_PX * logoScale);
  return (
    <span className={styles.logo}>
      <img src={logo} alt="" width={size} height={size} loading="lazy" />
    </span>
  );
}
