/** The link to the source code that a page describes. */
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import './source-code.css';

interface SourceCodeProps {
  href: string;
  platform?: 'github' | 'gitlab';
}

export function SourceCode({ href, platform = 'github' }: SourceCodeProps) {
  const text = useTexts();
  return (
    <a className="q-source" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={platform} />
      {text('sourceCodeText')}
    </a>
  );
}
