/** Reports parts of stylesheets that the bundler, as browsers do, would leave out without a message. */
import { readFileSync } from 'node:fs';
import { findPoint, type TextPoint } from '@quire/markdown/diagnostics';
import type { Rspack } from '@rsbuild/core';
import { type AtRule, type ChildNode, CssSyntaxError, parse, type Root } from 'postcss';
import { findPackageOf } from '../files/is-installed.ts';
import { dropTailwind, RAW_TAILWIND } from './raw-tailwind.ts';
import { LATE_IMPORT } from './stylesheet-errors.ts';

/** A loader of the bundler, after those that compile. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function checkStylesheet(this: Rspack.LoaderContext, sheet: string): string {
  const file = this.resourcePath;
  // The site cannot correct stylesheets of packages.
  const isInstalled = findPackageOf(file) !== undefined;
  // In the format of PostCSS's own loader.
  const describe = (reason: string, { line = 1, column = 1 }: Partial<TextPoint> = {}) =>
    new Error(`(${line}:${column}) ${file} ${reason}`);
  const root = parseOr(sheet, (error) => {
    if (!isInstalled) this.emitError(describe(error.reason, error));
  });
  if (root === undefined) return sheet;
  const removed = dropTailwind(root);
  if (removed.length > 0)
    this.emitWarning(
      describe(`${RAW_TAILWIND}: ${removed.slice(0, 4).join(', ')} ${removed.length === 1 ? 'is' : 'are'} left out.`),
    );
  for (const rule of isInstalled ? [] : findLateImports(root)) {
    // A compiler may have changed the file.
    const written = readFileSync(file, 'utf8');
    const place = findPoint(written, Math.max(0, written.lastIndexOf(rule.toString())));
    this.emitWarning(describe(LATE_IMPORT, place));
  }
  return removed.length > 0 ? root.toString() : sheet;
}

function parseOr(sheet: string, onError: (error: CssSyntaxError) => void): Root | undefined {
  try {
    return parse(sheet);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    onError(error);
    return undefined;
  }
}

/** Imports after or in a rule: only `@charset`, layers without a block and other imports may precede them. */
function findLateImports(root: Root): AtRule[] {
  const first = root.nodes.findIndex((node) => !mayPrecede(node));
  const late: AtRule[] = [];
  root.walkAtRules('import', (rule) => {
    if (rule.parent !== root || (first !== -1 && root.index(rule) > first)) late.push(rule);
  });
  return late;
}

function mayPrecede(node: ChildNode): boolean {
  return node.type === 'comment' || (node.type === 'atrule' && PRECEDING.test(node.name) && node.nodes === undefined);
}

const PRECEDING = /^(?:charset|import|layer)$/i;
