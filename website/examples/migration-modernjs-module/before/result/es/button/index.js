import { jsx } from "react/jsx-runtime";
import styles from "./button.module";
import { label } from "../label";
function Button({ text }) {
  return /* @__PURE__ */ jsx("button", { className: styles.button, children: label(text) });
}
export {
  Button
};
