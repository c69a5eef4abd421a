import { __webpack_require__ } from "../rslib-runtime~3.js";
const notes_namespaceObject = __webpack_require__.p + "static/assets/notes.txt";
export default notes_namespaceObject;
