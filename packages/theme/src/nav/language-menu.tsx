/** The menu that leads to the same page in another language. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { ChoiceList } from './choice-list.tsx';

export function LanguageMenu() {
  const text = useTexts();
  const { alternates } = usePageView();
  if (alternates.length < 2) return null;
  return (
    <Menu label={text('language')} button={<Icon name="language" />} buttonClassName="q-icon-button">
      <ChoiceList choices={alternates} />
    </Menu>
  );
}
