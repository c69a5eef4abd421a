/** Titles in lists: names of options are shown as code, and the part that they share with their neighbors is dimmed. */
import { findIdentifier } from '@quire/client/contract';

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
