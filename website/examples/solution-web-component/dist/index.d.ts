export { NoteBox } from './note-box.js';
