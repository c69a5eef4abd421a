/** Twin panels: pointing at a line of the source, or choosing it by key, highlights the matching lines of the output. */
import { announce } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';
import { isMove } from '../ui/focus-order.ts';

/** The class of highlighted lines; the build highlights the first pair. */
const LIT = 'q-lit';

export function enhanceTwins(): void {
  for (const twin of document.querySelectorAll<HTMLElement>('.q-twin')) enhanceTwin(twin);
}

function enhanceTwin(twin: HTMLElement): void {
  const [source, output] = twin.querySelectorAll<HTMLElement>('.q-code');
  if (!source || !output) return;
  source.tabIndex = 0;
  source.ariaLabel = getText('twinSource', { name: source.querySelector('figcaption')?.textContent ?? '' });
  const onPoint = ({ target }: Event) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-to]') : null;
    if (line) light(line, output);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const lines = [...source.querySelectorAll<HTMLElement>('[data-to]')];
    const current = lines.findIndex((line) => line.classList.contains(LIT));
    const next = lines[Math.min(Math.max(current + step, 0), lines.length - 1)];
    if (step === 0 || !isMove(event) || event.target !== source || !next) return;
    event.preventDefault();
    const targets = light(next, output);
    announce(`${next.textContent?.trim()} → ${targets.map((line) => line.textContent?.trim()).join(' ')}`);
  };
  source.addEventListener('pointerover', onPoint);
  source.addEventListener('keydown', onKey);
}

/** @returns the lines of the output that are highlighted now */
function light(line: HTMLElement, output: HTMLElement): HTMLElement[] {
  const lines = [...output.querySelectorAll<HTMLElement>('.line')];
  const numbers = (line.dataset.to ?? '').split(' ').map(Number);
  const targets = lines.filter((_, index) => numbers.includes(index + 1));
  const twin = output.parentElement;
  for (const lit of twin?.querySelectorAll(`.${LIT}`) ?? []) lit.classList.remove(LIT);
  for (const each of [line, ...targets]) each.classList.add(LIT);
  return targets;
}
