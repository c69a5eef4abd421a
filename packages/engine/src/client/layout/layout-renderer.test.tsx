import { expect, test } from '@rstest/core';
import type { PageView } from '../../shared/page-view.ts';
import { usePageView } from '../page/page-store.tsx';
import { createLayoutRenderer } from './layout-renderer.tsx';

const view = (pageType: string, lang = 'en', fields = {}) =>
  ({ page: { pageType, title: 'T', ...fields }, locale: { lang }, href: '/a' }) as unknown as PageView;

const Layout = () => <p>{usePageView().page.title}</p>;

/** Renders with a renderer of elements that gives these in turn; reports what it gave last. */
function createRenderer(answers: Array<string | undefined>) {
  let asked = 0;
  const render = createLayoutRenderer(Layout, () => {
    asked += 1;
    return answers[asked - 1];
  });
  return { render, countAsked: () => asked };
}

test('React renders the first page of each type, language and field; the other renderer the next if it wrote the same', () => {
  const { render } = createRenderer(['<p>T</p>', 'second', 'other type', 'other language', 'other field', 'last']);
  expect(render(view('doc'), '')).toBe('<p>T</p>');
  expect(render(view('doc'), '')).toBe('second');
  expect(render(view('home'), '')).toBe('<p>T</p>');
  const { render: again } = createRenderer(['<p>T</p>', '<p>T</p>', '<p>T</p>', 'zh with a date']);
  expect(again(view('doc'), '')).toBe('<p>T</p>');
  expect(again(view('doc', 'zh'), '')).toBe('<p>T</p>');
  expect(again(view('doc', 'en', { date: 'today' }), '')).toBe('<p>T</p>');
  expect(again(view('doc', 'zh', { date: 'today' }), '')).toBe('zh with a date');
});

test('Once it wrote another thing, React renders all pages of that type, and the other renderer is not asked', () => {
  const { render, countAsked } = createRenderer(['<p>T</p>', 'wrong']);
  expect(render(view('doc'), '')).toBe('<p>T</p>');
  expect(render(view('doc', 'zh'), '')).toBe('<p>T</p>');
  expect(render(view('doc'), '')).toBe('<p>T</p>');
  expect(countAsked()).toBe(2);
});

test('React renders a page that the other renderer leaves to it, and all of a type whose first page is one', () => {
  const { render, countAsked } = createRenderer(['<p>T</p>', undefined, 'third', undefined]);
  expect(render(view('doc'), '')).toBe('<p>T</p>');
  expect(render(view('doc'), '')).toBe('<p>T</p>');
  expect(render(view('doc'), '')).toBe('third');
  expect(render(view('404'), '')).toBe('<p>T</p>');
  expect(render(view('404'), '')).toBe('<p>T</p>');
  expect(countAsked()).toBe(4);
});
