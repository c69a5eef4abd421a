/** Finds imported files that nothing compiles: the bundler would run them as scripts, and `a: 1` of a YAML file is one. */
import { extname } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import { rspack } from '@rsbuild/core';
import { findPackageOf } from '../files/is-installed.ts';
import { isMarkdownPath } from '../files/page-path.ts';
import { listStats, type Stats } from './read-assets.ts';

const SCRIPT = /^(?:\.[cm]?[jt]sx?)?$/;

export function listUncompiled(stats: Stats): Diagnostic[] {
  const files = listStats(stats).flatMap(({ compilation }) =>
    [...compilation.modules].flatMap((module) => {
      if (!(module instanceof rspack.NormalModule) || module.loaders.length > 0) return [];
      const [file = ''] = module.resource.split('?');
      if (!module.type.startsWith('javascript/')) return [];
      // Packages may call their scripts anything.
      return SCRIPT.test(extname(file)) || findPackageOf(file) !== undefined ? [] : [file];
    }),
  );
  return [...new Set(files)].sort().map((file) => {
    const help = isMarkdownPath(file) ? PAGE_HELP : HELP;
    return createError('bundle', `This file is imported, but nothing compiles "${extname(file)}" files.`, {
      file,
      help,
    });
  });
}

const PAGE_HELP =
  'A component cannot import Markdown: import the file in a page, and put it between the tags of the component.';

const HELP =
  'Add "?raw" to the import for the text of the file, convert it to JSON, or have the hook "bundler" of a plugin add what compiles it.';
