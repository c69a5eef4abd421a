import "./button_module.css";
var button_default = { "button": "button_17217" };
export {
  button_default as default
};
