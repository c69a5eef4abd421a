import { createElement } from '@quire/client';
import type { IconName } from '@quire/client/contract';
import { createIcon } from './create-icon.ts';

/** A button outside of React that shows only an icon. */
export function createIconButton(icon: IconName, name: string): HTMLButtonElement {
  const className = 'q-icon-button';
  return createElement('button', { type: 'button', className, ariaLabel: name }, createIcon(icon));
}
