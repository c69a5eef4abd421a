const platform = 'browser';
function shorten(text, length) {
    return text.length > length ? `${text.slice(0, length)}…` : text;
}
const label = (text)=>`${shorten(text, 20)} (${platform})`;
export { label };
