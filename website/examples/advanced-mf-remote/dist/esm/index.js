import { jsx } from "react/jsx-runtime";
import { useState } from "react";
const Counter = ({ start = 0 })=>{
    const [count, setCount] = useState(start);
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: count
    });
};
export { Counter };
