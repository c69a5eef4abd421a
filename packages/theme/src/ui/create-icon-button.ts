import { createElement } from '@quire/client';
import type { IconName } from '@quire/client/contract';
import { createIcon } from './create-icon.ts';

/** A button outside of React that shows only an icon. */
export function createIconButton(
  icon: IconName,
  name: string,
  properties: Partial<HTMLButtonElement> = {},
): HTMLButtonElement {
  return createElement('button', { type: 'button', ariaLabel: name, ...properties }, createIcon(icon));
}
