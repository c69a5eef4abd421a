export { NoteBox } from "./h~0.js";
