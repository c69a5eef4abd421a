/** Titles in lists: the name of an option is set in the code face, and what it repeats of its neighbors dimmed. */
import { findIdentifier } from '@quire/engine/shared';

export function TitleText({ text }: { text: string }) {
  const identifier = findIdentifier(text);
  if (!identifier) return text;
  return (
    <code className="q-identifier">
      {identifier.prefix && <span className="q-prefix">{identifier.prefix}</span>}
      {identifier.name}
    </code>
  );
}
