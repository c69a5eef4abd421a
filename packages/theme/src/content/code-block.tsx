/** Owns code that a component shows. Blocks in Markdown are highlighted by the build; these are plain. */
import type { ReactNode } from 'react';

interface CodeBlockProps {
  title?: string;
  lang?: string;
  children?: ReactNode;
}

export function CodeBlock({ title, lang = 'text', children }: CodeBlockProps) {
  return (
    <figure className="q-code" data-lang={lang}>
      {title && <figcaption className="q-code-title">{title}</figcaption>}
      <pre>
        <code className={`language-${lang}`}>{children}</code>
      </pre>
    </figure>
  );
}

export function CodeBlockRuntime({ code, ...block }: Omit<CodeBlockProps, 'children'> & { code: string }) {
  return <CodeBlock {...block}>{`${code}\n`}</CodeBlock>;
}
