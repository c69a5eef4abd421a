import { delegateEvents, insert, template } from "solid-js/web";
import { createSignal } from "solid-js";
import "./counter.css";
var _tmpl$ = /*#__PURE__*/ template("<button class=counter>: ");
function Counter(props) {
    const [count, setCount] = createSignal(props.initial ?? 0);
    return (()=>{
        var _el$ = _tmpl$(), _el$2 = _el$.firstChild;
        _el$.$$click = ()=>setCount(count() + 1);
        insert(_el$, ()=>props.children, _el$2);
        insert(_el$, count, null);
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { Counter };
