import styles from './note-box.css?raw';

export class NoteBox extends HTMLElement {
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${styles}</style><slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'note-box': NoteBox;
  }
}
