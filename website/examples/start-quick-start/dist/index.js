function slug(text, options = {}) {
    const { separator = '-' } = options;
    return text.trim().toLowerCase().split(/\s+/).join(separator);
}
function pagePath(title, options) {
    return `/${slug(title, options)}`;
}
export { pagePath, slug };
