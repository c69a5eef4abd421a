/** Code that a component renders. Blocks in Markdown are highlighted when they are compiled. */
import type { MarkdownElement } from '@quire/client/contract';
import { type ReactNode, useState } from 'react';
import { useIsBuilt } from '../ui/use-is-built.ts';
import { escapeText } from './inline-text.ts';

interface CodeBlockProps {
  title?: string | undefined;
  lang?: string;
  /** Long lines continue on the next one. */
  wrap?: boolean | undefined;
  children?: ReactNode;
}

export function CodeBlock({ title, lang = 'text', wrap, children }: CodeBlockProps) {
  return (
    <Frame title={title} lang={lang} wrap={wrap}>
      <code className={`language-${lang}`}>{children}</code>
    </Frame>
  );
}

CodeBlock.toMarkdown = ({ attributes, children }: MarkdownElement) =>
  formatFence(children.replace(/\\([!-/:-@[-`{-~])/g, '$1'), attributes);

function Frame({ title, lang, wrap, children }: CodeBlockProps) {
  return (
    <figure className="q-code" data-lang={lang} data-wrap={wrap ? '' : undefined}>
      {title && <figcaption className="q-code-title">{title}</figcaption>}
      <pre>{children}</pre>
    </figure>
  );
}

interface CodeBlockRuntimeProps extends Omit<CodeBlockProps, 'children' | 'wrap'> {
  code: string;
  wrapCode?: boolean | undefined;
}

/**
 * Code that a component has as a string. The build highlights the rendered block (`data-highlight`), in islands too, where
 * React leaves existing HTML unchanged. Code that is added or changed in the browser is plain: no HTML is set there.
 */
export function CodeBlockRuntime({ code, lang = 'text', title, wrapCode }: CodeBlockRuntimeProps) {
  const isBuilt = useIsBuilt();
  const [built, setBuilt] = useState(isBuilt ? code : undefined);
  if (built !== undefined && built !== code) setBuilt(undefined);
  const className = `language-${lang}`;
  return (
    <Frame title={title} lang={lang} wrap={wrapCode}>
      {built === undefined ? (
        <code key="plain" className={className}>{`${code}\n`}</code>
      ) : (
        <code
          key="built"
          className={className}
          data-highlight=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
          dangerouslySetInnerHTML={{ __html: `${escapeText(built)}\n` }}
        />
      )}
    </Frame>
  );
}

CodeBlockRuntime.toMarkdown = ({ attributes }: MarkdownElement) => formatFence(attributes.code, attributes);

function formatFence(code: unknown, { lang, title }: MarkdownElement['attributes']): string {
  const info = `${String(lang ?? '')}${typeof title === 'string' ? ` title="${title}"` : ''}`;
  return typeof code === 'string' ? `~~~${info}\n${code.trimEnd()}\n~~~` : '';
}
