import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { renderToString } from 'react-dom/server';
import { createElementRenderer } from './element-renderer.ts';

/** Of components that a test makes. */
const wrap: typeof memo = memo;

interface Row {
  text: string;
}

const Color = createContext('red');
const Size = createContext('small');

/** A component that counts how often it was called. */
function createCounted(render: (props: { row: Row; current?: string; children?: ReactNode }) => ReactNode) {
  const calls = { count: 0 };
  const count = (props: { row: Row; current?: string; children?: ReactNode }) => {
    calls.count += 1;
    return render(props);
  };
  return { Counted: wrap(count), calls };
}

/** What both write; the component is called by React too. */
function expectCalls(calls: { count: number }, element: ReactNode, render = createElementRenderer()) {
  const expected = renderToString(element);
  calls.count = 0;
  expect(render(element)).toBe(expected);
  return expect(calls.count);
}

const row = { text: 'a & b' };
const other = { text: 'a & b' };

test('What has the same props is written again without its component', () => {
  const { Counted, calls } = createCounted(({ row: { text }, current }) => (
    <p aria-current={current === text}>{text}</p>
  ));
  const same = [<Counted key="1" row={row} />, <Counted key="2" row={row} />, <Counted key="3" row={row} />];
  expectCalls(calls, <p>{same}</p>).toBe(1);
  expectCalls(calls, [<Counted key="1" row={row} current="c" />, <Counted key="2" row={row} />]).toBe(2);
  expectCalls(calls, [<Counted key="1" row={row} />, <Counted key="2" row={other} />]).toBe(2);
});

test('It is known from one tree to the next', () => {
  const { Counted, calls } = createCounted(({ row: { text } }) => <b>{text}</b>);
  const render = createElementRenderer();
  expectCalls(calls, <Counted row={row} />, render).toBe(1);
  expectCalls(calls, <Counted row={row} />, render).toBe(0);
  expectCalls(calls, <Counted row={{ ...row }} />, render).toBe(1);
});

test('Without an object among its props it is written each time', () => {
  let calls = 0;
  const count = ({ text }: { text: string }) => {
    calls += 1;
    return <b>{text}</b>;
  };
  const Plain = wrap(count);
  createElementRenderer()([<Plain key="1" text="a" />, <Plain key="2" text="a" />]);
  expect(calls).toBe(2);
});

test('It depends on the text before it', () => {
  const { Counted, calls } = createCounted(({ row: { text } }) => text);
  const texts = ['before', <Counted key="1" row={row} />, <b key="2">b</b>, <Counted key="3" row={row} />, 'after'];
  expectCalls(calls, texts).toBe(2);
});

test('It depends on the contexts that it reads, and on no others', () => {
  const { Counted, calls } = createCounted(({ row: { text } }) => <b data-color={useContext(Color)}>{text}</b>);
  const element = (
    <>
      <Counted row={row} />
      <Size value="large">
        <Counted row={row} />
      </Size>
      <Color value="blue">
        <Counted row={row} />
        <Counted row={row} />
      </Color>
      <Color value="red">
        <Counted row={row} />
      </Color>
    </>
  );
  expectCalls(calls, element).toBe(3);
});

test('A part within a part hands on what it has read', () => {
  const inner = createCounted(() => <i>{useContext(Color)}</i>);
  const outer = createCounted(({ row: each }) => <inner.Counted row={each} />);
  const element = (
    <>
      <inner.Counted row={row} />
      <outer.Counted row={row} />
      <Color value="blue">
        <outer.Counted row={row} />
      </Color>
    </>
  );
  expectCalls(outer.calls, element).toBe(2);
});

const store = (read: () => string) => useSyncExternalStore(() => () => undefined, read, read);

test.each<[string, () => ReactNode]>([
  ['asks for an id', () => <b id={useId()} />],
  ['reads a store', () => <b>{store(() => 'a')}</b>],
  [
    'sets a context',
    () => (
      <Color value="blue">
        <b />
      </Color>
    ),
  ],
  ['has an image loaded ahead', () => <img src="/a.png" alt="" />],
])('One that %s is written each time', (_, render) => {
  const { Counted, calls } = createCounted(render);
  const outer = createCounted(({ row: each }) => <Counted row={each} />);
  expectCalls(calls, [<Counted key="1" row={row} />, <Counted key="2" row={row} />]).toBe(2);
  expectCalls(outer.calls, [<outer.Counted key="1" row={row} />, <outer.Counted key="2" row={row} />]).toBe(2);
});

test('What catches that something was refused is not written again either', () => {
  const { Counted } = createCounted(() => {
    const [count, setCount] = useState(0);
    try {
      if (count < 1) setCount(1);
    } catch {
      // React would have rendered it again.
    }
    return <b>{count}</b>;
  });
  const render = createElementRenderer();
  expect([render(<Counted row={row} />), render(<Counted row={row} />)]).toEqual([undefined, undefined]);
});

/** As code gives them to React that has not looked whether they have keys. */
const make = createElement as (type: unknown, props?: object | null, ...children: unknown[]) => ReactElement;

interface Parts {
  row: Row;
  children?: ReactNode;
}

const KINDS = [
  ({ row: { text } }: Parts) => text,
  ({ row: { text }, children }: Parts) => make(Fragment, null, text, useContext(Color), children),
  ({ children }: Parts) => <b title={useContext(Size)}>{children}</b>,
  ({ row: { text }, children }: Parts) => <Color value={text}>{children}</Color>,
  ({ children }: Parts) => <i id={useId()}>{children}</i>,
  ({ children }: Parts) => make('s', null, useState('state')[0], children),
].map((render) => memo(render));

const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => {
  const children = fc.array(tie('tree'), { maxLength: 3 });
  const props = fc.constantFrom(row, other, { text: '' }, { text: '<c>' }).map((each) => ({ row: each }));
  return {
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<ReactNode>('text', null),
      fc.tuple(fc.constantFrom(...KINDS), props, children).map(([type, own, inner]) => make(type, own, ...inner)),
      fc.tuple(fc.constantFrom('blue', 'red'), children).map(([value, inner]) => make(Color, { value }, ...inner)),
      children.map((inner) => make('p', null, ...inner)),
    ),
  };
});

test('Any tree with such parts is written as React writes it, whatever was written before', () => {
  const render = createElementRenderer();
  fc.assert(
    fc.property(tree, (element) => {
      expect(render(element)).toBe(renderToString(element));
    }),
    { numRuns: 1500 },
  );
});
