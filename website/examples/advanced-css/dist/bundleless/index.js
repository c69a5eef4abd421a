import "./theme.css";
export { createBadge } from "./badge.js";
