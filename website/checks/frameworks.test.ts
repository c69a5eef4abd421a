/** What the pages say of JSX in each framework, and of TypeScript's older decorators, tried with the real tools. */
import { expect } from '@rstest/core';
import { type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const TSCONFIG = { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', rootDir: 'src', types: [] };

function tsconfig(options: object): string {
  return JSON.stringify({ compilerOptions: { ...TSCONFIG, ...options }, include: ['src'] });
}

/** Builds `src/index.tsx` with plugins that are given as source text, one file for each module. */
function buildJsx(plugins: string, source: string): ProjectFiles {
  return {
    'tsconfig.json': tsconfig({ jsx: 'preserve' }),
    'src/index.tsx': source,
    'rslib.config.ts': [
      "import { pluginBabel } from '@rsbuild/plugin-babel';",
      "import { pluginReact } from '@rsbuild/plugin-react';",
      "import { pluginSolid } from '@rsbuild/plugin-solid';",
      "import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';",
      `export default { bundle: false, output: { target: 'web' }, plugins: [${plugins}] };`,
    ].join('\n'),
  };
}

const ELEMENT = 'export const hello = (props: { name: string }) => <p>{props.name}</p>;\n';
const BABEL = 'pluginBabel({ include: /\\.(?:jsx|tsx)$/ })';

test.each([
  ['Solid', 'pluginSolid()', 'from "solid-js/web"'],
  ['Vue', 'pluginVueJsx()', 'from "vue"'],
])(
  'JSX of %s is silently compiled as JSX of React, unless Babel is applied to such files',
  async (name, plugin, imported) => {
    await withBuild(`jsx-${name}`, buildJsx(plugin, ELEMENT), ({ code, output, dist }) => {
      expect(code).toBe(0);
      expect(output).not.toMatch(/warn|error/i);
      expect(dist.get('index.js')).toContain('React.createElement');
    });
    await withBuild(`jsx-${name}-babel`, buildJsx(`${BABEL}, ${plugin}`, ELEMENT), ({ code, dist }) => {
      expect(code).toBe(0);
      expect(dist.get('index.js')).toContain(imported);
      expect(dist.get('index.js')).not.toContain('React');
    });
  },
);

test.each([
  ['true', 'react/compiler-runtime'],
  ["{ target: '18' }", 'react-compiler-runtime'],
  ["{ target: '17' }", 'react-compiler-runtime'],
])('with reactCompiler %s, the output imports %s', async (option, runtime) => {
  const files = buildJsx(
    `pluginReact({ reactCompiler: ${option} })`,
    'export function List({ names }: { names: string[] }) { return <p>{names.map((name) => name + ";")}</p>; }\n',
  );
  await withBuild('react-compiler', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain(`from "${runtime}"`);
  });
});

test('React without its plugin: createElement without an import of React; preserved JSX needs bundle: false', async () => {
  const withoutPlugin = { ...buildJsx('', ELEMENT), 'tsconfig.json': tsconfig({ jsx: 'react-jsx' }) };
  await withBuild('react-without-plugin', withoutPlugin, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain('React.createElement');
    expect(dist.get('index.js')).not.toMatch(/import .*react/i);
  });
  for (const [runtime, emitted] of [
    ['automatic', 'from "react/jsx-runtime"'],
    ['classic', 'React.createElement'],
    ['preserve', '<p>{props.name}</p>'],
  ] as const) {
    const files = buildJsx(`pluginReact({ swcReactOptions: { runtime: '${runtime}' } })`, ELEMENT);
    await withBuild(`react-${runtime}`, files, ({ code, dist }) => {
      expect([runtime, code]).toEqual([runtime, 0]);
      expect(dist.get('index.js')).toContain(emitted);
    });
    const config = files['rslib.config.ts']?.replace('bundle: false, ', '') ?? '';
    await withBuild(`react-${runtime}-bundle`, { ...files, 'rslib.config.ts': config }, ({ code }) => {
      expect([runtime, code]).toEqual([runtime, runtime === 'preserve' ? 1 : 0]);
    });
  }
});

/** The base class fills the field before the subclass would define it. */
const FIELDS = `class Base { constructor() { this.fill(); } fill() {} }
export class Point extends Base { x?: number; fill() { this.x = 1; } }
export const { x } = new Point();
`;

test.each([
  [true, undefined, '{"x":1}'],
  [true, true, '{"x":1}'],
  [false, undefined, '{}'],
  [false, false, '{}'],
])(
  'class fields: experimentalDecorators %s, useDefineForClassFields %s',
  async (experimentalDecorators, useDefineForClassFields, loaded) => {
    const files = {
      'tsconfig.json': tsconfig({ experimentalDecorators, useDefineForClassFields }),
      'rslib.config.ts': 'export default {};\n',
      'src/index.ts': FIELDS.replace('export class', 'class'),
    };
    await withBuild('class-fields', files, async ({ code, load }) => {
      expect(code).toBe(0);
      expect(await load('index.js')).toBe(loaded);
    });
  },
);
