/** `import Mark from './mark.svg?react'`: an SVG as a component, which inherits color and size. */

/** A loader of the bundler: it receives the file's text, and returns a module. */
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

/** With React's names for attributes. */
function parseAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const known = found.filter(([, name = '']) => name !== 'style' && !/^xmlns:|^on/i.test(name));
  return Object.fromEntries(known.map(([, name = '', double, single]) => [toPropName(name), double ?? single ?? '']));
}

function toPropName(name: string): string {
  if (name === 'class') return 'className';
  return /^(?:aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}
