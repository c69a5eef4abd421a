/** A button of a row. */
import type { TextKey } from '../texts/en.ts';
import { useTexts } from '../texts/use-texts.ts';
import { DialogIcon, type DialogIconName } from './dialog-icon.tsx';

interface HitButtonProps {
  icon: DialogIconName;
  text: TextKey;
  /** Of the row. */
  title: string;
  onPress: () => void;
}

export function HitButton({ icon, text: key, title, onPress }: HitButtonProps) {
  const text = useTexts();
  const action = text(key);
  return (
    <button
      type="button"
      className="DocSearch-Hit-action DocSearch-Hit-action-button"
      title={action}
      aria-label={text('search.rowButton', { action, title })}
      onClick={onPress}
    >
      <DialogIcon name={icon} />
    </button>
  );
}
