"use client";
import { jsx } from "react/jsx-runtime";
import { useState } from "react";
import "./button.css";
import button_module from "./button.module.js";
function Button({ children, onPress }) {
    const [count, setCount] = useState(0);
    function press() {
        setCount(count + 1);
        onPress?.(count + 1);
    }
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        className: `lib-button ${button_module.frame}`,
        onClick: press,
        children: children
    });
}
export { Button };
