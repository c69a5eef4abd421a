/** The menu beside the logo that leads to the other tools of the family. */
import { useLang } from '@runtime';
import { IconExternalLink } from '@theme';
import { Menu } from '@theme-original';
import { MENU, RSLIB } from './family.ts';

export function FamilyMenu() {
  const lang = useLang() === 'zh' ? 'zh' : 'en';
  return (
    <Menu
      label={lang === 'zh' ? 'Rstack 系列工具' : 'The Rstack family'}
      className="family"
      buttonClassName="family-button"
      panelClassName="family-panel"
    >
      <a className="family-title" target="_blank" rel="noopener noreferrer" href="https://github.com/rstackjs">
        Rstack
        <IconExternalLink />
      </a>
      <ul>
        {MENU.map((tool) => (
          <li key={tool.name}>
            <a target="_blank" rel="noopener noreferrer" aria-current={tool === RSLIB || undefined} href={tool.site}>
              <img src={tool.logo} alt="" width={32} height={32} loading="lazy" />
              <span>
                <b>{tool.name}</b>
                <small>{tool[lang]}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
