/** An icon in the color of the text. */
import type { IconName } from '@quire/client/contract';
import { getIconHref } from './icon-href.ts';

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `q-icon ${className}` : 'q-icon'} aria-hidden="true">
      <use href={getIconHref(name)} />
    </svg>
  );
}
