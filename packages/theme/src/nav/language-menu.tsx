/** The menu that leads to the same page in another language. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

export function LanguageMenu() {
  const text = useTexts();
  const { alternates } = usePageView();
  if (alternates.length < 2) return null;
  return (
    <Menu label={text('language')} button={<Icon name="language" />} buttonClassName={controls.iconButton}>
      <LanguageList />
    </Menu>
  );
}

export function LanguageList({ className }: { className?: string | undefined }) {
  const { alternates } = usePageView();
  return (
    <ul className={className}>
      {alternates.map((alternate) => (
        <li key={alternate.lang}>
          <a
            lang={alternate.lang}
            hrefLang={alternate.lang}
            className={controls.row}
            aria-current={alternate.current ? 'true' : undefined}
            href={alternate.href}
            data-translation=""
          >
            {alternate.label}
            {alternate.current && <Icon name="check" className={controls.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
