import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './hero.module.css';

/** The command of the hero, which a click copies. (doc/enhance-copying.ts) */
export function CopyCommand({ command }: { command: string }) {
  const text = useTexts();
  return (
    <p className={styles.command}>
      <span aria-hidden="true">$</span>
      <code>{command}</code>
      <button type="button" aria-label={text('copyCode')} title={text('copyCode')} data-copy={command}>
        <Icon name="copy" />
      </button>
    </p>
  );
}
