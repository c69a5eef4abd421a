/** The build of the theme's package: JavaScript and declarations of each module, and the bundle that most sites use. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { listComponents, writePrebundle } from '../packages/engine/dist/node/write-prebundle.js';
import { ROOT } from './run-step.mjs';

const packageDir = process.cwd();
const [sources, out, modules] = ['src', 'dist', 'dist/modules'].map((path) => join(packageDir, path));

rmSync(out, { recursive: true, force: true });
execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', 'false', '--declaration'], { stdio: 'inherit' });
// Stylesheets and what they name are bundled with a site.
cpSync(sources, modules, { recursive: true, filter: (file) => !/^\.tsx?$/.test(extname(file)) });
writeFileSync(join(out, 'components.d.ts'), declareComponents());
await writePrebundle(packageDir);

/** The names by which a component of a site imports the one that it replaces. */
function declareComponents() {
  const declarations = [...listComponents(modules)].map(([name, file]) => {
    const path = relative(modules, file).slice(0, -extname(file).length).replaceAll('\\', '/');
    return `declare module '@theme-original/${name}' {\n  export * from '@quire/theme/components/${path}';\n}\n`;
  });
  return declarations.sort().join('\n');
}
