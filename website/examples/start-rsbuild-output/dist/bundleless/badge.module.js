import "./badge_module.css";
const badge_module = {
    "badge-box": "badge-box-zrajEs",
    badgeBox: "badge-box-zrajEs"
};
export default badge_module;
