import { jsx } from "react/jsx-runtime";
import arrow from "./arrow.js";
const Next = ()=>/*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-label": "Next",
        children: /*#__PURE__*/ jsx(arrow, {
            width: 16
        })
    });
export { Next };
