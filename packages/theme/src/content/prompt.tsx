/** A text that the reader is to give to an assistant. */
import type { MarkdownElement } from '@quire/engine/shared';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { CodeBlock } from './code-block.tsx';
import { renderInlineMarkdown } from './inline-text.ts';

interface PromptProps {
  title?: string;
  /** A line above the title: whom the text is for. */
  eyebrow?: string;
  /** What the reader is to do with it: inline Markdown. */
  description?: string;
  /** The text; readers copy it as it is. */
  prompt?: string;
  /** The content is Markdown for readers, in a frame, and no text to copy. */
  custom?: boolean;
  children?: ReactNode;
}

export function Prompt({ title, eyebrow, description, prompt, custom, children }: PromptProps) {
  const name = title ?? eyebrow;
  const lead = description && <p {...renderInlineMarkdown(description)} />;
  if (custom || (prompt === undefined && typeof children !== 'string')) {
    return (
      <Card title={name}>
        {lead}
        {children}
      </Card>
    );
  }
  return (
    <>
      {lead}
      <CodeBlock title={title === undefined || eyebrow === undefined ? name : `${eyebrow}: ${title}`} wrap>
        {prompt ?? children}
      </CodeBlock>
    </>
  );
}

Prompt.toMarkdown = ({ attributes: { title, description, prompt }, children }: MarkdownElement) =>
  [
    typeof title === 'string' && `**${title}**`,
    typeof description === 'string' && description,
    typeof prompt === 'string' ? `~~~text\n${prompt}\n~~~` : children,
  ]
    .filter((part) => part !== false && part !== '')
    .join('\n\n');
