import { createIcon } from './create-icon.ts';
import type { IconName } from './icon-names.ts';

/** A button outside of React that shows only an icon. */
export function createIconButton(icon: IconName, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = name;
  button.append(createIcon(icon));
  return button;
}
