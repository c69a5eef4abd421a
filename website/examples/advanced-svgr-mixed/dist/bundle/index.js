import __rslib_svgr_url__0__ from "./static/svg/arrow.svg";
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
const arrow = __rslib_svgr_url__0__;
const Next = ()=>/*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-label": "Next",
        children: /*#__PURE__*/ jsx(SvgArrow, {
            width: 16
        })
    });
const Picture = ()=>/*#__PURE__*/ jsx("img", {
        src: arrow,
        alt: ""
    });
export { Next, Picture };
