export { NoteBox } from './note-box';
