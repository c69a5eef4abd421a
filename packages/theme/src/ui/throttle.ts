/** Throttles frequent events. */

/** Calls at once, then at most once per `interval` ms; the last call is never dropped. */
export function throttle(callback: () => void, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const tick = () => {
    timer = undefined;
    if (again) run();
  };
  const run = () => {
    again = false;
    timer = setTimeout(tick, interval);
    callback();
  };
  return () => {
    if (timer === undefined) run();
    else again = true;
  };
}
