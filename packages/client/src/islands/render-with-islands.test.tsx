import { expect, test } from '@rstest/core';
import { createContext, memo, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { samplePageView } from '../../test/sample-page-view.ts';
import { usePageView } from '../page/page-store.ts';
import { createIsland, wrapIslands } from './create-island.tsx';
import { renderWithIslands } from './render-with-islands.tsx';

const render = (element: ReactNode) => renderWithIslands(element, { store: { view: samplePageView('/guide') } });

const Label = createIsland('label', ({ text }: { text: string }) => <b>{text}</b>);
const Panel = createIsland('panel', ({ open, children }: { open: boolean; children: ReactNode }) => (
  <div>{open && children}</div>
));
const Route = createIsland('route', () => <i>{usePageView().page.routePath}</i>);
function PlainField() {
  return <input id={useId()} />;
}
const Field = createIsland('field', PlainField);

test('an island is rendered in its position with its markup and props', () => {
  expect(render(<p>a {<Label text={'"<&'} />} z</p>)).toBe(
    '<p>a <quire-island data-name="label" data-id="a0" data-props="{&quot;text&quot;:&quot;\\&quot;&lt;&amp;&quot;}"><b>&quot;&lt;&amp;</b></quire-island> z</p>',
  );
});

test('the content of an island is static HTML in a slot, and may contain islands', () => {
  const html = render(
    <Panel open>
      <p>text</p>
      <Label text="x" />
    </Panel>,
  );
  expect(html).toContain('data-slots="children"');
  expect(html).toMatch(
    /<div><quire-slot data-slot="children"><p>text<\/p><quire-island data-name="label"[^>]*><b>x<\/b>/,
  );
  expect(html).not.toContain('quire-part');
});

test('an island that another one renders is a part of that one, with props that need not be data', () => {
  const Call = createIsland('call', ({ name, children }: { name: () => string; children: ReactNode }) => (
    <i>
      {name()}
      {children}
    </i>
  ));
  const Outer = createIsland('outer', () => <Call name={() => 'x'}>{<Label text="y" />}</Call>);
  expect(render(<Outer />)).toBe('<quire-island data-name="outer" data-id="a0"><i>x<b>y</b></i></quire-island>');
});

function Pick({ from, children }: { from: string[]; onPick?: () => void; children?: ReactNode }) {
  return (
    <i>
      {from[0]}
      {children}
    </i>
  );
}

test('with a prop that cannot be serialized, an implied island is static, as are those in it, and a marked one fails', () => {
  const pick = { from: ['a'], onPick: () => undefined };
  const Implied = createIsland('implied', Pick, { isImplied: true });
  const noted: string[][] = [];
  const options = {
    store: { view: samplePageView('/guide') },
    noteStatic: (...note: string[]) => {
      noted.push(note);
      return (inner: string) => noted.push([inner]);
    },
  };
  const html = renderWithIslands(
    <Implied {...pick}>
      <Label text="y" />
      <Implied from={['b']} />
    </Implied>,
    options,
  );
  expect(html).toMatch(/^<i>a<quire-island data-name="label" [^>]*><b>y<\/b><\/quire-island><i>b<\/i><\/i>$/);
  expect(noted).toEqual([
    ['implied', 'it is given a function as "onPick", which cannot travel to the browser.'],
    ['implied'],
  ]);
  const Marked = createIsland('marked', Pick);
  expect(() => render(<Marked {...pick} />)).toThrow(
    'The island <marked> is given a function as "onPick", which cannot',
  );
});

test('the components of a module are islands; its other exports, such as contexts and hooks, are not changed', () => {
  const exported = { Pick, default: memo(Pick), Context: createContext(0), useIt: useId, ITEMS: ['a'], limit: 3 };
  const islands = wrapIslands('pick.tsx', exported, false);
  const isKept = (name: keyof typeof exported) => islands[name] === exported[name];
  expect((Object.keys(exported) as Array<keyof typeof exported>).filter((name) => !isKept(name))).toEqual([
    'Pick',
    'default',
  ]);
});

test('content that the island does not show initially is in a template', () => {
  const html = render(<Panel open={false}>{[<p key="p">later</p>]}</Panel>);
  expect(html).toContain('<div></div><template data-slot="children"><p>later</p></template></quire-island>');
});

test('an island can read the data of the page', () => {
  expect(render(<Route />)).toContain('<i>/guide</i>');
});

test('ids in islands are unique, and equal those that React generates in the browser', () => {
  const html = render([<Field key="1" />, <Field key="2" />]);
  const ids = [...html.matchAll(/<input id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(renderToString(<PlainField />, { identifierPrefix: 'a0' })).toContain(`id="${ids[0]}"`);
});

test('rendering twice gives the same bytes', () => {
  const page = () =>
    render([
      <Panel key="1" open>
        {<Label text="a" />}
      </Panel>,
      <Field key="2" />,
    ]);
  expect(page()).toBe(page());
});

test('an island outside of the content of a page is an error that names it', () => {
  expect(() => renderToString(<Label text="x" />)).toThrow(
    'The island <label> is rendered outside of renderWithIslands.',
  );
});
