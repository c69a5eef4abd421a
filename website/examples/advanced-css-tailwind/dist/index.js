function createTag(text) {
    const tag = document.createElement('span');
    tag.className = 'ui:rounded-sm ui:px-2 ui:text-blue-700';
    tag.textContent = text;
    return tag;
}
export { createTag };
