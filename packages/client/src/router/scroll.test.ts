import { expect, rs, test } from '@rstest/core';
import { scrollToTarget } from './scroll.ts';

test('the target of a link is shown: details around it open, and other parts that hide it are notified', () => {
  document.body.innerHTML = '<details><details><h2 id="target"></h2></details></details><details></details>';
  const target = document.getElementById('target') as HTMLElement;
  const show = rs.fn();
  document.body.addEventListener('beforematch', ({ target: hidden }) => show(hidden));
  scrollToTarget(target);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false]);
  expect(show.mock.calls).toEqual([[target]]);
});
