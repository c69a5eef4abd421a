import { expect, test } from '@rstest/core';
import loadSvgComponent from './svg-component-loader.ts';

test('a component renders the attributes of the SVG, with their names in React, and its content, if it has any', () => {
  const code = loadSvgComponent(
    `<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" class='a' viewBox="0 0 4 4" stroke-width="2" aria-hidden="true" onload="x()" style="color:red"><path d="M0 0"/></svg>\n`,
  );
  expect(code).toContain(
    '{"xmlns":"http://www.w3.org/2000/svg","className":"a","viewBox":"0 0 4 4","strokeWidth":"2","aria-hidden":"true","dangerouslySetInnerHTML":{"__html":"<path d=\\"M0 0\\"/>"}}',
  );
  expect(loadSvgComponent('<svg width="1"/>')).toContain('{"width":"1","dangerouslySetInnerHTML":{"__html":""}}');
});
