/** Owns an icon in the color of the text. */
import { getIconPath, type IconName } from './icon-paths.ts';

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `q-icon ${className}` : 'q-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={getIconPath(name)} />
    </svg>
  );
}
