/** A loader of the bundler for `./a.txt?raw`: the text, without a byte order mark. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function loadText(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
