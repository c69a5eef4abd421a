/** Owns a text that the reader is to give to an assistant. */
import type { ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';

interface PromptProps {
  title?: string;
  description?: string;
  children?: ReactNode;
  /** The text, where it is not the content. */
  prompt?: string;
}

export function Prompt({ title, description, prompt, children }: PromptProps) {
  return <CodeBlock title={title ?? description ?? ''}>{children ?? prompt}</CodeBlock>;
}
