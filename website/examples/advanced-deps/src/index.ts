import mitt from 'mitt';
import pc from 'picocolors';
import { useSyncExternalStore } from 'react';

type Events = { change: number };

const bus = mitt<Events>();
let count = 0;

export function increment(): void {
  count += 1;
  bus.emit('change', count);
  console.log(pc.green(`count is ${count}`));
}

export function useCount(): number {
  return useSyncExternalStore(
    (onChange) => {
      bus.on('change', onChange);
      return () => bus.off('change', onChange);
    },
    () => count,
  );
}
