const tipraw_namespaceObject = ":host {\n  color: rgb(0 102 204);\n  user-select: none;\n}\n";
class Tip extends HTMLElement {
    constructor(){
        super();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(tipraw_namespaceObject);
        this.attachShadow({
            mode: 'open'
        }).adoptedStyleSheets = [
            sheet
        ];
    }
}
export { Tip };
