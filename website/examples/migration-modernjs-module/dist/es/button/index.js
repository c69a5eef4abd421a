import { jsx } from "react/jsx-runtime";
import button_module from "./button.module.js";
import { label } from "../label.js";
function Button({ text }) {
    return /*#__PURE__*/ jsx("button", {
        className: button_module.button,
        children: label(text)
    });
}
export { Button };
