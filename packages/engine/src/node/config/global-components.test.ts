import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { resolveGlobalComponents } from './global-components.ts';

test('a component is named by its file, by its file without ending or by its folder', () => {
  const dir = realpathSync(
    writeSite({
      'parts/api-meta.tsx': '',
      'parts/Note.jsx': '',
      'parts/Picture/index.tsx': '',
      'parts/Old/index.js': '',
    }),
  );
  const written = ['./parts/api-meta.tsx', 'parts/Note', join(dir, 'parts/Picture'), './parts/Old/index.js'];
  expect(resolveGlobalComponents(written, dir)).toEqual({
    ApiMeta: join(dir, 'parts/api-meta.tsx'),
    Note: join(dir, 'parts/Note.jsx'),
    Picture: join(dir, 'parts/Picture/index.tsx'),
    Old: join(dir, 'parts/Old/index.js'),
  });
});

test('all components that do not exist are reported at once, where they are named', () => {
  const dir = realpathSync(
    writeSite({
      'a.tsx': '',
      'empty/none.txt': '',
      'site.config.ts': "export default {\n  markdown: { globalComponents: ['a', 'b',\n    'empty'] },\n};\n",
    }),
  );
  expect(() => resolveGlobalComponents(['a', 'b', 'empty'], dir)).toThrow(
    expect.objectContaining({
      diagnostics: [
        expect.objectContaining({
          message: 'The component "b" does not exist.',
          line: 2,
          file: join(dir, 'site.config.ts'),
        }),
        expect.objectContaining({ message: 'The component "empty" does not exist.', line: 3 }),
      ],
    }),
  );
});
