/** Owns the pace of frequent events. */

export interface Throttled {
  (): void;
  /** Drops the call that is due. */
  cancel(): void;
}

/** Calls at once, then at most once per `interval` ms; the last state is never missed. */
export function throttle(callback: () => void, interval: number): Throttled {
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
  const throttled = () => {
    if (timer === undefined) run();
    else again = true;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return throttled;
}
