/** Marks a page as new, experimental or deprecated. */
import { Badge, type BadgeType } from './badge.tsx';

const TYPES: Readonly<Record<string, BadgeType>> = {
  new: 'tip',
  experimental: 'warning',
  deprecated: 'danger',
  'non-recommended': 'danger',
};

/** Several are separated by commas. */
export function Tag({ tag = '' }: { tag?: string }) {
  const tags = tag
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return tags.map((each) => <Badge key={each} text={each} type={TYPES[each] ?? 'info'} />);
}
