import badge_module from "./badge.module.js";
function createBadge(text) {
    const badge = document.createElement('span');
    badge.className = badge_module.badge ?? '';
    badge.textContent = text;
    return badge;
}
export { createBadge };
