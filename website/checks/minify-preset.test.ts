import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

test('what the default removes, and what differs for Module Federation', async () => {
  const files = {
    'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';\n${configure(
      "{ id: 'esm', output: { distPath: 'dist/esm' } }",
      "{ format: 'mf', output: { distPath: 'dist/mf' }, plugins: [pluginModuleFederation({ name: 'remote', dts: false, exposes: { '.': './src/index.ts' } })] }",
    )}`,
    'src/index.ts':
      "const unusedConstant = 'unused';\nexport const longName = (longParameter: string): string => {\n  if (false) console.log('unreachable');\n  return longParameter.trim();\n};\n",
  };
  await withBuild('minify-preset', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const esm = dist.get('esm/index.js') ?? '';
    expect(esm).toContain('longParameter');
    expect(esm).not.toMatch(/unusedConstant|unreachable/);
    expect(esm.trim().split('\n').length).toBeGreaterThan(1);

    const exposed = [...dist].filter(([file]) => file.includes('__federation_expose')).map(([, text]) => text.trim());
    expect(exposed).toHaveLength(1);
    // Names are kept, line breaks are not.
    expect(exposed[0]).toContain('longParameter');
    expect(exposed[0]?.split('\n')).toHaveLength(1);
  });
});
