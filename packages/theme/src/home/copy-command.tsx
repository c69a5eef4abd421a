/** Owns the command of the hero, which one press copies. */
import { useCopied } from '../doc/use-copied.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './hero.module.css';

export function CopyCommand({ command }: { command: string }) {
  const text = useTexts();
  const { state, copy } = useCopied(async () => command, text('copyPrompt'));
  const isDone = state === 'copied';
  return (
    <p className={styles.command}>
      <span aria-hidden="true">$</span>
      <code>{command}</code>
      <button
        type="button"
        aria-label={text('copyCode')}
        title={text('copyCode')}
        data-done={isDone || undefined}
        onClick={copy}
      >
        <Icon name={isDone ? 'check' : 'copy'} />
      </button>
      <span role="status" className="q-visually-hidden">
        {isDone && text('codeCopied')}
      </span>
    </p>
  );
}
