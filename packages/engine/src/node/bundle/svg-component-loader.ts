/** `import Mark from './mark.svg?react'`: a rendering as a component, which takes the color and size of its place. */

/** A loader of the bundler: it gets the file's text, and gives a module. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function loadSvgComponent(source: string): string {
  const [, attributes = '', content = ''] = /<svg\b([^>]*?)(?:\/>|>([\s\S]*)<\/svg>)/i.exec(source) ?? [];
  const props = JSON.stringify({ ...parseAttributes(attributes), dangerouslySetInnerHTML: { __html: content.trim() } });
  return [
    "import { createElement } from 'react';",
    `export const ReactComponent = (props) => createElement('svg', { ...${props}, ...props });`,
    'export default ReactComponent;',
    '',
  ].join('\n');
}

/** By the names that React has for them. */
function parseAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const known = found.filter(([, name = '']) => name !== 'style' && !/^xmlns:|^on/i.test(name));
  return Object.fromEntries(known.map(([, name = '', double, single]) => [toPropName(name), double ?? single ?? '']));
}

function toPropName(name: string): string {
  if (name === 'class') return 'className';
  return /^(?:aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}
