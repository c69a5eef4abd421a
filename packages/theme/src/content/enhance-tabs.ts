import { loadText, onEachPage, storeText, TABS_KEY_PREFIX } from '@quire/client';
import { findTarget, onClick } from '../ui/find-target.ts';
import { findKeyTarget } from '../ui/focus-order.ts';

/** Switches tabs by click and key, together with all tabs of their group. */
export function enhanceTabs(): void {
  const showAll = () => document.querySelectorAll<HTMLElement>('.q-tabs[data-tab-group]').forEach(showRemembered);
  onClick(TAB, chooseTab);
  document.addEventListener('keydown', onKey);
  document.addEventListener('beforematch', showPanels);
  onEachPage(showAll);
}

const TAB = '.q-tabs [role="tab"]';
const PANEL = '.q-tabs > [role="tabpanel"]';

/** Shows the panels around the target of a link. This is no choice, so it is not stored. */
function showPanels(event: Event): void {
  for (
    let panel = findTarget(event, PANEL);
    panel;
    panel = panel.parentElement?.closest<HTMLElement>(PANEL) ?? undefined
  )
    if (panel.parentElement) showTab(panel.parentElement, panel.dataset.tabPanel ?? '');
}

function showRemembered(tabs: HTMLElement): void {
  const value = loadText(TABS_KEY_PREFIX + tabs.dataset.tabGroup);
  if (value !== null) showTab(tabs, value);
}

function onKey(event: KeyboardEvent): void {
  const button = findTarget(event, TAB);
  const tabs = button?.closest<HTMLElement>('.q-tabs');
  if (!button || !tabs) return;
  const buttons = getButtons(tabs);
  const rtl = getComputedStyle(tabs).direction === 'rtl';
  const target = findKeyTarget(event, buttons.indexOf(button), {
    count: buttons.length,
    forward: rtl ? 'ArrowLeft' : 'ArrowRight',
    backward: rtl ? 'ArrowRight' : 'ArrowLeft',
  });
  const next = target === undefined ? undefined : buttons[target];
  if (!next) return;
  event.preventDefault();
  next.focus();
  chooseTab(next);
}

/** The pressed row stays where it is on the screen, whatever grows or shrinks above it. */
function chooseTab(button: HTMLElement): void {
  const value = button.dataset.tabValue;
  const tabs = button.closest<HTMLElement>('.q-tabs');
  if (value === undefined || !tabs) return;
  const before = button.getBoundingClientRect().top;
  const group = tabs.dataset.tabGroup;
  if (group === undefined) showTab(tabs, value);
  else {
    storeText(TABS_KEY_PREFIX + group, value);
    const others = document.querySelectorAll<HTMLElement>(`.q-tabs[data-tab-group="${CSS.escape(group)}"]`);
    for (const other of others) showTab(other, value);
  }
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Changes nothing if there is no such tab. */
function showTab(tabs: HTMLElement, value: string): void {
  const buttons = getButtons(tabs);
  if (!buttons.some((button) => button.dataset.tabValue === value)) return;
  for (const button of buttons) {
    const selected = button.dataset.tabValue === value;
    button.ariaSelected = String(selected);
    button.tabIndex = selected ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    panel.toggleAttribute('data-selected', panel.dataset.tabPanel === value);
  }
}

function getButtons(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}
