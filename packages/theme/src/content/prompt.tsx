/** A prompt for an AI assistant. */
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { CodeBlock } from './code-block.tsx';
import { renderInlineMarkdown } from './inline-text.ts';

interface PromptProps {
  title?: string;
  /** A line above the title: which assistant the prompt is for. */
  eyebrow?: string;
  /** What the reader should do with it, as inline Markdown. */
  description?: string;
  /** The prompt, which is copied verbatim. */
  prompt?: string;
  /** The content is Markdown for readers, without a prompt to copy. */
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
