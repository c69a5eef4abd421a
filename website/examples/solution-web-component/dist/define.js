import { NoteBox } from "./h~0.js";
if (!customElements.get('note-box')) customElements.define('note-box', NoteBox);
