import type { Choice } from '@quire/client/contract';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';

interface ChoiceListProps {
  /** With `lang` if they are languages. */
  choices: Array<Choice & { lang?: string }>;
  className?: string | undefined;
}

/** Links to the same page in each language or version. (enhance-translations.ts) */
export function ChoiceList({ choices, className }: ChoiceListProps) {
  return (
    <ul className={className}>
      {choices.map(({ label, href, current, lang }) => (
        <li key={label}>
          <a
            lang={lang}
            hrefLang={lang}
            className={controls.row}
            aria-current={current ? 'true' : undefined}
            href={href}
            data-other=""
          >
            {label}
            {current && <Icon name="check" className={controls.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
