import { NoteBox } from './note-box';

if (!customElements.get('note-box')) customElements.define('note-box', NoteBox);
