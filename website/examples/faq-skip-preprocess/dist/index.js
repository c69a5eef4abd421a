import "./button.less";
const className = 'button';
export { className };
