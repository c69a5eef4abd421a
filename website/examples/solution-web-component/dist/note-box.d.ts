export declare class NoteBox extends HTMLElement {
    connectedCallback(): void;
}
declare global {
    interface HTMLElementTagNameMap {
        'note-box': NoteBox;
    }
}
