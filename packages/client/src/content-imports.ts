/** What names in the code of a page stand for. */
import type { ComponentImport } from '@quire/markdown';
import type { ComponentType, ReactNode } from 'react';
import type { ContentModules } from './contract/page-renderer.ts';

/** Replaces an undefined component, and its members: `<Color.Row>`. */
export const Missing: ComponentType<{ children?: ReactNode }> = new Proxy(
  ({ children }: { children?: ReactNode }): ReactNode => children,
  {
    get: (target, name) => (typeof name === 'string' && /^[A-Z]/.test(name) ? Missing : Reflect.get(target, name)),
  },
);

export function readImports(imports: ComponentImport[], modules: ContentModules): Record<string, unknown> {
  return Object.fromEntries(imports.map((use) => [use.local, readImport(use, modules)]));
}

function readImport({ module, imported }: ComponentImport, modules: ContentModules): unknown {
  const exports = modules[module] ?? {};
  if (imported === '*') return exports;
  if (!(imported in exports))
    throw new Error(`"${module}" has no export "${imported}". It has: ${Object.keys(exports).join(', ')}.`);
  return exports[imported];
}
