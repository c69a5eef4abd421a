import { jsx } from "react/jsx-runtime";
import arrow, { ReactComponent } from "./arrow.js";
const Next = ()=>/*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-label": "Next",
        children: /*#__PURE__*/ jsx(ReactComponent, {
            width: 16
        })
    });
const Picture = ()=>/*#__PURE__*/ jsx("img", {
        src: arrow,
        alt: ""
    });
export { Next, Picture };
