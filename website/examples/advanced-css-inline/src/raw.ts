import css from './tip.css?raw';

export class Tip extends HTMLElement {
  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }
}
