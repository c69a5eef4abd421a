/** Marks a page as new, experimental or deprecated. */
import type { MarkdownElement } from '@quire/client/contract';
import { Badge, type BadgeType } from './badge.tsx';

const TYPES: Readonly<Record<string, BadgeType>> = {
  new: 'tip',
  experimental: 'warning',
  deprecated: 'danger',
  'non-recommended': 'danger',
};

/** Several are separated by commas. */
export function Tag({ tag = '' }: { tag?: string }) {
  return splitTags(tag).map((each) => <Badge key={each} text={each} type={TYPES[each] ?? 'info'} />);
}

Tag.toMarkdown = ({ attributes: { tag } }: MarkdownElement) =>
  typeof tag === 'string'
    ? splitTags(tag)
        .map((each) => `(${each})`)
        .join(' ')
    : '';

function splitTags(tag: string): string[] {
  return tag
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
