import { expect, test } from '@rstest/core';
import { createElement as create } from 'react';
import { Tab, toParts } from './tabs.tsx';

test('tabs may be in other elements, such as the paragraph that MDX makes of them, and what is no tab is kept', () => {
  const inner = create(Tab, { value: 'b' });
  const { tabs, rest } = toParts([
    create(Tab, { key: 1, label: 'A' }),
    '\n',
    create('p', { key: 2 }, inner, '\n', create('b'), ' more'),
    create('hr', { key: 3 }),
  ]);
  expect(tabs.map(({ props }) => props.label ?? props.value)).toEqual(['A', 'b']);
  expect(rest).toMatchObject([{ type: 'b' }, ' more', { type: 'hr' }]);
});
