import "./button_module.css";
const button_module = {
    frame: "frame-hC5JL0"
};
export default button_module;
