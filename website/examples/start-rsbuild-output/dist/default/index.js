/*! LICENSE: index.js.LICENSE.txt */
const badge_module = {
    "badge-box": "badge-box-zrajEs",
    badgeBox: "badge-box-zrajEs"
};
import icon_namespaceObject from "./static/svg/icon.svg";
/*! my-lib | MIT */ const version = '1.0.0';
function renderBadge(label) {
    return `<p class="${badge_module.badgeBox}" title="${version}"><img src="${icon_namespaceObject}" alt="">${label}</p>`;
}
export { renderBadge };
