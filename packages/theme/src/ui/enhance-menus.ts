import { findTarget } from './find-target.ts';
import { findKeyTarget, isMove } from './focus-order.ts';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';
import { isOpen, listButtons } from './popovers.ts';

const MENU = '[data-dropdown]';

/** Drop-downs also open on hover, arrow keys move in them, and they close when the focus leaves them. */
export function enhanceMenus(): void {
  enhanceHover();
  document.addEventListener('keydown', (event) => {
    const menus = listMenus(event);
    // On the button of a menu in another one, the keys move in the outer one.
    const menu = menus.find(({ panel }) => contains(panel, event.target)) ?? menus[0];
    if (menu) moveFocus(event, menu);
  });
  document.addEventListener('focusout', (event) => {
    // Without relatedTarget it was a press elsewhere, which the browser handles.
    for (const menu of event.relatedTarget ? listMenus(event) : [])
      if (!contains(menu.root, event.relatedTarget)) menu.panel.hidePopover();
  });
}

interface Menu {
  root: HTMLElement;
  trigger: HTMLElement;
  panel: HTMLElement;
}

/** The menus around the target: one may contain others. The innermost is the first. */
function listMenus(event: Event): Menu[] {
  const menus: Menu[] = [];
  for (let root = findTarget(event, MENU); root; root = root.parentElement?.closest<HTMLElement>(MENU) ?? undefined) {
    const panel = root.querySelector<HTMLElement>(':scope > [popover]');
    const trigger = panel ? listButtons(panel)[0] : undefined;
    if (panel && trigger) menus.push({ root, trigger, panel });
  }
  return menus;
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
    for (const menu of event.pointerType === 'mouse' ? listMenus(event) : [])
      if (!contains(menu.root, event.relatedTarget)) act(getIntent(menu));
  };
  document.addEventListener('pointerover', (event) => onMove(event, (intent) => intent.enter()));
  document.addEventListener('pointerout', (event) => onMove(event, (intent) => intent.leave()));
  const onPress = (event: Event) => {
    const [menu] = listMenus(event);
    if (menu && contains(menu.trigger, event.target) && getIntent(menu).takePress()) event.preventDefault();
  };
  document.addEventListener('click', onPress, { capture: true });
}

function moveFocus(event: KeyboardEvent, { trigger, panel }: Menu): void {
  if (event.target === trigger && event.key === 'ArrowDown' && isMove(event) && !isOpen(panel))
    panel.showPopover({ source: trigger });
  if (!isOpen(panel)) return;
  const all = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const controls = all.filter((control) => control.checkVisibility());
  const target = findKeyTarget(event, controls.indexOf(event.target as HTMLElement), { count: controls.length });
  if (target === undefined) return;
  event.preventDefault();
  controls[target]?.focus();
}
