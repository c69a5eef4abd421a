import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
import "./button.css";
function Button({ children }) {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        className: "my-button",
        onClick: ()=>setCount(count + 1),
        children: [
            children,
            " ",
            count
        ]
    });
}
export { Button };
