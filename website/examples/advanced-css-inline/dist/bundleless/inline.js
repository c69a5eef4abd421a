import tip from "./tip.js";
class Tip extends HTMLElement {
    constructor(){
        super();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(tip);
        this.attachShadow({
            mode: 'open'
        }).adoptedStyleSheets = [
            sheet
        ];
    }
}
export { Tip };
