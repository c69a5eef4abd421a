/** The callout as a component; in Markdown it is written `:::tip`. */
import './callout.css';
import './details.css';
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';
import type { TextKey } from '../texts/en.ts';
import { useTexts } from '../texts/use-texts.ts';

const TITLES = {
  tip: 'calloutTip',
  info: 'calloutInfo',
  note: 'calloutNote',
  warning: 'calloutWarning',
  danger: 'calloutDanger',
  important: 'calloutImportant',
  caution: 'calloutCaution',
  details: 'calloutDetails',
} satisfies Record<string, TextKey>;

interface CalloutProps {
  type?: keyof typeof TITLES;
  title?: ReactNode;
  children?: ReactNode;
}

export function Callout({ type = 'note', title, children }: CalloutProps) {
  const text = useTexts();
  const name = title ?? text(TITLES[type]);
  if (type === 'details') {
    return (
      <details className="q-details">
        <summary>{name}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className="q-callout" data-type={type}>
      <p className="q-callout-title">{name}</p>
      {children}
    </div>
  );
}

Callout.toMarkdown = ({ attributes: { type = 'note', title }, children }: MarkdownElement) =>
  `:::${String(type)}${typeof title === 'string' ? ` ${title}` : ''}\n\n${children}\n\n:::`;
