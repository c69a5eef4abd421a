import { jsx } from "react/jsx-runtime";
import "react";
const SvgArrow = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 16 16",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            fill: "none",
            stroke: "currentColor",
            strokeWidth: 2,
            d: "M3 8h9M8 4l4 4-4 4"
        })
    });
const arrowreact = SvgArrow;
const Next = ()=>/*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-label": "Next",
        children: /*#__PURE__*/ jsx(arrowreact, {
            width: 16
        })
    });
export { Next };
