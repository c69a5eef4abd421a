class e extends HTMLElement{connectedCallback(){(this.shadowRoot??this.attachShadow({mode:"open"})).innerHTML=`<style>:host {
  display: block;
  border-inline-start: 4px solid currentcolor;
}
</style><slot></slot>`}}customElements.get("note-box")||customElements.define("note-box",e);