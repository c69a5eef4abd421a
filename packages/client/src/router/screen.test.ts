import { expect, test } from '@rstest/core';
import { samplePageView } from '../../test/sample-page-view.ts';
import { ROOT_ID } from '../contract/document-contract.ts';
import { createScreen } from './screen.ts';

test('a page that is shown has no preloads, which images that are kept would not use', () => {
  const root = document.createElement('div');
  const next = document.implementation.createHTMLDocument('Next');
  next.body.innerHTML = `<div id="${ROOT_ID}"><link rel="preload" as="image" href="/logo.svg"><main>Next</main></div>`;
  const page = { get: () => shown, set: () => {}, getHref: () => '', loadView: async () => samplePageView('/') };
  const shown = { page: samplePageView('/').page, section: '', buildId: '', document: next };
  createScreen(root, page)(shown);
  expect(root.innerHTML).toBe('<main>Next</main>');
});
