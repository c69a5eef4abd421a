import "./button_module.css";
const button_module = {
    button: "button-Jxsjjd"
};
export default button_module;
