const badge_module = {
    badge: "badge-JF3fc4"
};
function createBadge(text) {
    const badge = document.createElement('span');
    badge.className = badge_module.badge ?? '';
    badge.textContent = text;
    return badge;
}
export { createBadge };
