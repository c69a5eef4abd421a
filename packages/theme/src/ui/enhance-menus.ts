import { findTarget } from './find-target.ts';
import { findKeyTarget, isMove } from './focus-order.ts';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';
import { isOpen, listButtons } from './popovers.ts';

const MENU = '[data-dropdown]';

/** Drop-downs also open on hover, arrow keys move in them, and they close when the focus leaves them. */
export function enhanceMenus(): void {
  enhanceHover();
  document.addEventListener('keydown', (event) => {
    const menu = findMenu(event);
    if (menu) moveFocus(event, menu);
  });
  document.addEventListener('focusout', (event) => {
    const menu = findMenu(event);
    // Without relatedTarget it was a press elsewhere, which the browser handles.
    if (menu && event.relatedTarget && !contains(menu.root, event.relatedTarget)) menu.panel.hidePopover();
  });
}

interface Menu {
  root: HTMLElement;
  trigger: HTMLElement;
  panel: HTMLElement;
}

function findMenu(event: Event): Menu | undefined {
  const root = findTarget(event, MENU);
  const panel = root?.querySelector<HTMLElement>(':scope > [popover]');
  const trigger = panel ? listButtons(panel)[0] : undefined;
  return root && panel && trigger ? { root, trigger, panel } : undefined;
}

function contains(root: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && root.contains(target);
}

function enhanceHover(): void {
  const intents = new WeakMap<HTMLElement, HoverIntent>();
  const getIntent = ({ root, panel, trigger }: Menu): HoverIntent => {
    const known = intents.get(root);
    if (known) return known;
    const intent = createHoverIntent({
      isOpen: () => isOpen(panel),
      open: () => panel.showPopover({ source: trigger }),
      close: () => panel.hidePopover(),
    });
    intents.set(root, intent);
    return intent;
  };
  const onMove = (event: PointerEvent, act: (intent: HoverIntent) => void) => {
    const menu = event.pointerType === 'mouse' ? findMenu(event) : undefined;
    if (menu && !contains(menu.root, event.relatedTarget)) act(getIntent(menu));
  };
  document.addEventListener('pointerover', (event) => onMove(event, (intent) => intent.enter()));
  document.addEventListener('pointerout', (event) => onMove(event, (intent) => intent.leave()));
  const onPress = (event: Event) => {
    const menu = findMenu(event);
    if (menu && contains(menu.trigger, event.target) && getIntent(menu).takePress()) event.preventDefault();
  };
  document.addEventListener('click', onPress, { capture: true });
}

function moveFocus(event: KeyboardEvent, { trigger, panel }: Menu): void {
  if (event.target === trigger && event.key === 'ArrowDown' && isMove(event) && !isOpen(panel))
    panel.showPopover({ source: trigger });
  if (!isOpen(panel)) return;
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const target = findKeyTarget(event, controls.indexOf(event.target as HTMLElement), { count: controls.length });
  if (target === undefined) return;
  event.preventDefault();
  controls[target]?.focus();
}
