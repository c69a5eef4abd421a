/** The link to the source code that a page describes. */
import type { MarkdownElement } from '@quire/client/contract';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import './source-code.css';

interface SourceCodeProps {
  href: string;
  /** By default, what the host of the link says. */
  platform?: 'github' | 'gitlab';
}

/** `gitlab.com` and hosts such as `gitlab.example.org`. */
const GITLAB = /^(?:https?:)?\/\/[^/]*\bgitlab\b/i;

export function SourceCode({ href, platform = GITLAB.test(href) ? 'gitlab' : 'github' }: SourceCodeProps) {
  const text = useTexts();
  return (
    <a className="q-source" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={platform} />
      {text('sourceCodeText')}
    </a>
  );
}

SourceCode.toMarkdown = ({ attributes: { href } }: MarkdownElement) => (typeof href === 'string' ? `<${href}>` : '');
