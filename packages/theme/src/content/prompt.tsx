/** Owns a text that the reader is to give to an assistant. */
import type { ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';

interface PromptProps {
  title?: string;
  description?: string;
  children?: ReactNode;
}

export function Prompt({ title, description, children }: PromptProps) {
  return <CodeBlock title={title ?? description ?? ''}>{children}</CodeBlock>;
}
