import { expect, test } from '@rstest/core';
import type { PageView } from '../contract/page-view.ts';
import { createPageStore } from './page-store.tsx';

const view = (href: string) => ({ href }) as PageView;

test('subscribers are notified of the next page until they unsubscribe', () => {
  const store = createPageStore(view('/a'));
  const heard: string[] = [];
  const end = store.subscribe(() => heard.push(store.getView().href));
  store.setView(view('/b'));
  end();
  store.setView(view('/c'));
  expect(heard).toEqual(['/b']);
  expect(store.getView().href).toBe('/c');
});

test('a part that is hydrated late gets the page view from which its HTML was rendered', () => {
  const store = createPageStore(view('/a'));
  store.setView(view('/b'));
  expect(store.getRenderedView().href).toBe('/a');
});
