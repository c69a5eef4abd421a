import { createSignal } from "solid-js";
import "./counter.css";
function Counter(props) {
    const [count, setCount] = createSignal(props.initial ?? 0);
    return <button class="counter" onClick={()=>setCount(count() + 1)}>
      {props.children}: {count()}
    </button>;
}
export { Counter };
