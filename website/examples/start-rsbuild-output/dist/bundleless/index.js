/*! LICENSE: index.js.LICENSE.txt */
import badge_module from "./badge.module.js";
import icon from "./icon.js";
import "./theme.css";
/*! my-lib | MIT */ const version = '1.0.0';
function renderBadge(label) {
    return `<p class="${badge_module.badgeBox}" title="${version}"><img src="${icon}" alt="">${label}</p>`;
}
export { renderBadge };
