/** An icon in the color of the text. */
import { getIconHref, type IconName } from './icon-names.ts';

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `q-icon ${className}` : 'q-icon'} aria-hidden="true">
      <use href={getIconHref(name)} />
    </svg>
  );
}
