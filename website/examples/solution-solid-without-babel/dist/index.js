import { createSignal } from "solid-js";
function Counter() {
    const [count, setCount] = createSignal(0);
    return /*#__PURE__*/ React.createElement("button", {
        onClick: ()=>setCount(count() + 1)
    }, count());
}
export { Counter };
