/** Paints the dots. Frames are requested only while a dot moves. */
import { createDots, type Dot, isAtRest, moveDot } from './dots.ts';

/** @returns a function that stops it */
export function animateDots(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  const hero = canvas.parentElement;
  if (!context || !hero) return () => {};
  const ends = new AbortController();
  let dots = createDots(Math.random);
  let pointer: { x: number; y: number } | undefined;
  let frame = 0;
  const tick = () => {
    const field = { width: canvas.clientWidth, height: canvas.clientHeight, pointer };
    const next = dots.map((dot) => moveDot(dot, field));
    const rests = next.every((dot, index) => isAtRest(dots[index] ?? dot, dot));
    dots = next;
    drawDots(context, dots);
    frame = rests ? 0 : requestAnimationFrame(tick);
  };
  const wake = () => {
    frame ||= requestAnimationFrame(tick);
  };
  const onMove = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    pointer = { x: event.clientX - box.x, y: event.clientY - box.y };
    wake();
  };
  const onLeave = () => {
    pointer = undefined;
    wake();
  };
  const sizes = new ResizeObserver(() => {
    fitCanvas(canvas, context);
    wake();
  });
  const options = { signal: ends.signal, passive: true };
  hero.addEventListener('pointermove', onMove, options);
  hero.addEventListener('pointerleave', onLeave, options);
  sizes.observe(canvas);
  return () => {
    ends.abort();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    context.clearRect(0, 0, canvas.width, canvas.height);
  };
}

function fitCanvas(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): void {
  const ratio = Math.min(devicePixelRatio, 2);
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

function drawDots(context: CanvasRenderingContext2D, dots: readonly Dot[]): void {
  const { clientWidth: width, clientHeight: height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const dot of dots) {
    const x = dot.home.x * width + dot.shift.x;
    const y = dot.home.y * height + dot.shift.y;
    context.beginPath();
    context.arc(x, y, dot.radius, 0, 2 * Math.PI);
    // This orange is visible on both backgrounds.
    context.fillStyle = `rgb(255 125 50 / ${dot.opacity})`;
    context.fill();
  }
}
