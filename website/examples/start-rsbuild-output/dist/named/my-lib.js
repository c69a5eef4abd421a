/*! LICENSE: my-lib.js.LICENSE.txt */
const badge_module = {
    "badge-box": "my-lib-badge-box",
    badgeBox: "my-lib-badge-box"
};
import icon_namespaceObject from "./images/icon.svg";
/*! my-lib | MIT */ const version = '1.0.0';
function renderBadge(label) {
    return `<p class="${badge_module.badgeBox}" title="${version}"><img src="${icon_namespaceObject}" alt="">${label}</p>`;
}
export { renderBadge };
