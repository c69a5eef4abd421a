function slug(title) {
    return title.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
export { slug };
