import { jsx } from "react/jsx-runtime";
import "./button.css";
const Button = ({ children, primary = false, onClick })=>/*#__PURE__*/ jsx("button", {
        type: "button",
        className: primary ? 'button button-primary' : 'button',
        onClick: onClick,
        children: children
    });
export { Button };
