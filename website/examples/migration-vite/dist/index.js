import mitt from "mitt";
import bell_namespaceObject from "./static/svg/bell.svg";
const badge_module = {
    badge: "badge-JF3fc4"
};
function createBadge(count) {
    const events = mitt();
    const element = document.createElement('button');
    element.className = badge_module.badge ?? '';
    element.innerHTML = `<img src="${bell_namespaceObject}" alt=""> ${count}`;
    element.addEventListener('click', ()=>events.emit('clear'));
    return {
        element,
        onClear: (listener)=>events.on('clear', listener)
    };
}
export { createBadge };
