/** Owns a button of a row. */
import type { TextKey } from '../texts/text-key.ts';
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
  const text = useTexts()(key);
  return (
    <button
      type="button"
      className="DocSearch-Hit-action DocSearch-Hit-action-button"
      title={text}
      aria-label={`${text}: ${title}`}
      onClick={onPress}
    >
      <DialogIcon name={icon} />
    </button>
  );
}
