const note_boxraw_namespaceObject = ":host {\n  display: block;\n  border-inline-start: 4px solid currentcolor;\n}\n";
class NoteBox extends HTMLElement {
    connectedCallback() {
        const root = this.shadowRoot ?? this.attachShadow({
            mode: 'open'
        });
        root.innerHTML = `<style>${note_boxraw_namespaceObject}</style><slot></slot>`;
    }
}
export { NoteBox };
