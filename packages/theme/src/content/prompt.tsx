/** Owns a text that the reader is to give to an assistant. */
import type { ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';

interface PromptProps {
  title?: string;
  /** What the reader is to do with it. */
  description?: string;
  children?: ReactNode;
  /** The text, where it is not the content. */
  prompt?: string;
}

export function Prompt({ title, description, prompt, children }: PromptProps) {
  return (
    <>
      {title && description && <p>{description}</p>}
      <CodeBlock title={title ?? description ?? ''}>{children ?? prompt}</CodeBlock>
    </>
  );
}
