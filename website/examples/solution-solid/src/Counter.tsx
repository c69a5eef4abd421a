import { createSignal, type JSX } from 'solid-js';
import './counter.css';

export interface CounterProps {
  initial?: number;
  children: JSX.Element;
}

export function Counter(props: CounterProps): JSX.Element {
  const [count, setCount] = createSignal(props.initial ?? 0);
  return (
    <button class="counter" onClick={() => setCount(count() + 1)}>
      {props.children}: {count()}
    </button>
  );
}
