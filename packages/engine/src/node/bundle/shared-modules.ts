/**
 * Lets modules of a site that are bundled separately import from the theme's bundle: React and the
 * theme must exist only once in a process, so that components find the contexts of their pages.
 */
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { replaceFile } from '../files/write-file.ts';
import { LOAD_BUNDLE_NAME } from './server-bundle.ts';

/** The modules that the theme's bundle for Node shares, by import name. */
const SHARED_REACT = ['react', 'react/jsx-runtime', 'react-dom'];

/** Lines of a generated module: the export `shared`, with the shared modules by name. */
export function createSharedExport(): string[] {
  return [
    ...SHARED_REACT.map((name, index) => `import react${index} from ${JSON.stringify(name)};`),
    `export const shared = { ${SHARED_REACT.map((name, index) => `${JSON.stringify(name)}: react${index}`).join(', ')} };`,
  ];
}

/** An expression: the theme's bundle for Node, loaded once. */
export function createLoadExpression(themeFile: string): string {
  return `${LOAD_BUNDLE_NAME}(${JSON.stringify(themeFile)})`;
}

/** @param themeFile the theme's bundle for Node, absolute */
export function createReactExternals(themeFile: string): Rspack.ExternalItem {
  const expressions = SHARED_REACT.map((name) => {
    return [name, `var ${createLoadExpression(themeFile)}.shared[${JSON.stringify(name)}]`];
  });
  return Object.fromEntries(expressions) as Record<string, string>;
}

/** Generated modules that replace the theme's, absolute. */
export interface SharedTheme {
  content: string;
  layout: string;
  runtime: string;
}

interface SharedThemeInput {
  themeFile: string;
  /** The names that each module exports: the bundler reports an import of any other. */
  exports: Record<keyof SharedTheme, string[]>;
}

export function writeSharedTheme(workDir: string, { themeFile, exports }: SharedThemeInput): SharedTheme {
  const write = (name: string, imported: string, names: string[]) => {
    const file = join(workDir, `shared-${name}.js`);
    const lines = names.flatMap((each, index) => [
      `const export${index} = modules[${JSON.stringify(each)}];`,
      `export { export${index} as ${each} };`,
    ]);
    const source = `const modules = ${createLoadExpression(themeFile)}.modules[${JSON.stringify(imported)}];`;
    replaceFile(file, `${[source, ...lines].join('\n')}\n`);
    return file;
  };
  return {
    content: write('content', '@theme', exports.content),
    layout: write('layout', '@theme-original', exports.layout),
    runtime: write('runtime', '@runtime', exports.runtime),
  };
}
