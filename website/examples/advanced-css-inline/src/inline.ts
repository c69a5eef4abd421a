import css from './tip.css?inline';

export class Tip extends HTMLElement {
  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }
}
