/*! example v1.0.0 | MIT */
import "./index.css";
const src_name = 'example';
export { src_name as name };
