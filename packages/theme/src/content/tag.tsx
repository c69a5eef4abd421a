/** Owns the mark of a page that is new, experimental or no longer to be used. */
import { Badge, type BadgeType } from './badge.tsx';

const TYPES: Readonly<Record<string, BadgeType>> = {
  new: 'tip',
  experimental: 'warning',
  deprecated: 'danger',
  'non-recommended': 'danger',
};

export function Tag({ tag }: { tag?: string }) {
  return tag ? <Badge text={tag} type={TYPES[tag] ?? 'info'} /> : null;
}
