/** Builds the theme's package: JavaScript and declarations of each module, and the prebuilt bundle that most sites use. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { bundleThemePackage, listComponents } from '../packages/engine/dist/node/build-theme.js';
import { ROOT } from './run-step.mjs';

/** By path, because several versions are installed. */
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');

const packageDir = process.cwd();
const [sources, out, modules] = ['src', 'dist', 'dist/modules'].map((path) => join(packageDir, path));

rmSync(out, { recursive: true, force: true });
execFileSync(process.execPath, [COMPILER, '--noEmit', 'false', '--declaration'], { stdio: 'inherit' });
// Stylesheets and the files that they reference are bundled with a site.
cpSync(sources, modules, { recursive: true, filter: (file) => !/^\.tsx?$/.test(extname(file)) });
writeFileSync(join(out, 'components.d.ts'), declareComponents());
await bundleThemePackage(packageDir);

/** Declares the modules by which a component of a site imports the one that it replaces. */
function declareComponents() {
  const declarations = [...listComponents(modules)].map(([name, file]) => {
    const path = relative(modules, file).slice(0, -extname(file).length).replaceAll('\\', '/');
    return `declare module '@theme-original/${name}' {\n  export * from '@quire/theme/components/${path}';\n}\n`;
  });
  return declarations.sort().join('\n');
}
