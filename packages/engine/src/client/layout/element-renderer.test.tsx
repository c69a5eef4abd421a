import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { createElementRenderer } from './element-renderer.ts';

const render = createElementRenderer();

/** Elements as code gives them to React that no type and no rule has looked at. */
const make = createElement as (type: unknown, props?: object | null, ...children: unknown[]) => ReactElement;
const Depth = createContext(0);

/** All that a component of a layout asks of React. */
function Asking({ count = 1, children }: { count?: number; children?: ReactNode }) {
  const depth = useContext(Depth);
  const same = use(Depth);
  const ids = [useId(), useId()].slice(0, count);
  const [state] = useState(() => 'state');
  const element = useRef<string>(null);
  const memoized = useMemo(() => depth + same, [depth, same]);
  const snapshot = useSyncExternalStore(
    () => () => undefined,
    () => 'in the browser',
    () => 'on the server',
  );
  useEffect(() => undefined);
  return (
    <nav id={ids[0]} aria-labelledby={ids[1]} data-state={state} data-ref={element.current}>
      {memoized} {snapshot}
      <Depth value={depth + 1}>{children}</Depth>
    </nav>
  );
}

function OneId({ children }: { children?: ReactNode }) {
  return [useId(), children];
}

const Plain = ({ children }: { children?: ReactNode }) => children;

const Memoized = memo(OneId);

test('What a layout is made of is written as React writes it', () => {
  const element = (
    <Depth value={2}>
      <a
        className="a"
        href="/a?b=1&c"
        tabIndex={-1}
        data-native=""
        aria-current={false}
        hidden={false}
        lang={undefined}
      >
        {'<a> & "b"'} {'c'}
        {null}
        {4}
        {''}
        {'d'}
      </a>
      <img src="/a.svg" alt="" width="28" height={28} />
      <img src="/b.svg" alt="" loading="lazy" />
      <img src="/a.svg" alt="again" />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1 1" strokeWidth={2} fill="none" />
      </svg>
      <Suspense>
        text
        <Asking>
          <Asking count={2} />
          {[1, 2, 3].map((key) => (
            <OneId key={key}>
              <OneId />
            </OneId>
          ))}
        </Asking>
      </Suspense>
      text
      {make('div', { dangerouslySetInnerHTML: { __html: '<b>as it is</b>' } })}
      <br />
      <button type="button" disabled popoverTarget="menu" onClick={() => undefined}>
        {true}
        {[]}
        {['one', 'two']}
      </button>
    </Depth>
  );
  expect(render(element)).toBe(renderToString(element));
});

class Old extends Component {
  override render() {
    return <p>old</p>;
  }
}

function Setting() {
  const [count, setCount] = useState(0);
  if (count < 2) setCount(count + 1);
  return <p>{count}</p>;
}

function Preloading() {
  preload('/a.woff2', { as: 'font' });
  return <p>a</p>;
}

/** Of a hook that is not there, and of setting a state. */
function Catching() {
  const [count, setCount] = useState(0);
  try {
    if (count < 1) setCount(1);
  } catch {
    // React would have rendered it again.
  }
  return <p>{count}</p>;
}

const late: Array<() => void> = [];

function SettingLate() {
  const [state, setState] = useState('first');
  late.push(() => setState('late'));
  return <p>{state}</p>;
}

function Reducing() {
  const [count] = useReducer((value: number) => value + 1, 1);
  return <p>{count}</p>;
}

function Failing(): ReactNode {
  throw new Error('It fails.');
}

const Deep = ({ depth }: { depth: number }): ReactNode => {
  const id = useId();
  const more = ['a', 'b', 'c', 'd', 'e', 'f'].slice(depth % 7).map((key) => <OneId key={key} />);
  return <div id={id}>{depth > 0 && [<Deep key="deeper" depth={depth - 1} />, ...more]}</div>;
};

const pictures = Array.from({ length: 12 }, (_, index) => make('img', { key: index, src: `/${index}.png` }));

const LEFT_TO_REACT: Array<[string, ReactNode]> = [
  ['a class', make(Old)],
  ['a component with a reference', make(forwardRef(Plain as never), {}, 'a')],
  ['a state that is set while its component is rendered', make(Setting)],
  ['a hook that layouts do not call', make(Reducing)],
  ['a file that a component has loaded ahead', make(Preloading)],
  ['a state whose setting does not fail', make(Catching)],
  ['the reader of a context', make(Depth.Consumer, null, (depth: number) => depth)],
  ['a style', make('p', { style: { color: 'red', marginTop: 4 } })],
  ['a link that runs a script', make('a', { href: ' javascript:alert()' }, 'a')],
  ['an empty link', make('a', { href: '' }, 'a')],
  ['a field', make('input', { defaultValue: 'a' })],
  ['a picture for several widths', make('img', { src: '/a.png', srcSet: '/b.png 2x' })],
  ['a picture that is a text', make('img', { src: 'data:image/png;base64,AA' })],
  ['many pictures', pictures],
  ['code with a line break before it', make('pre', null, '\na')],
  ['an element of its own name', make('my-element', { className: 'a' })],
  ['an element that cannot have something in it', make('br', { dangerouslySetInnerHTML: { __html: '' } })],
  ['an attribute that is a function', make('p', { title: () => 'a' })],
  ['an attribute that is a truth value', make('p', { title: true })],
  ['a great integer', 3n as never],
  ['what can be iterated', new Set(['a', 'b']) as never],
  ['what fails', make(Failing)],
];

test('Ids of components go on where a tree is deeper than a number has bits', () => {
  for (let depth = 0; depth < 200; depth += 1) {
    const element = make(Deep, { depth });
    expect(render(element)).toBe(renderToString(element));
  }
});

test.each(LEFT_TO_REACT)('%s is left to React', (_, element) => {
  expect(render(<div>{element}</div>)).toBe(undefined);
});

test('What was left to React does not change what is rendered next', () => {
  expect(render(<Depth value={9}>{<Failing />}</Depth>)).toBe(undefined);
  expect(render(<Asking />)).toBe(renderToString(<Asking />));
});

test('A state that is set after its component was rendered changes nothing', () => {
  expect(render(<SettingLate />)).toBe('<p>first</p>');
  expect(late.map((set) => set())).toEqual([undefined]);
});

const attributes = fc.record(
  {
    className: fc.constantFrom('a', '', null),
    id: fc.string(),
    title: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    href: fc.constantFrom('/a', '', 'javascript:a', '/js', 'java script:', '\tJ', '#j', 'j', '?j'),
    hidden: fc.oneof(fc.boolean(), fc.string()),
    tabIndex: fc.oneof(fc.integer(), fc.string()),
    'aria-label': fc.oneof(fc.string(), fc.boolean()),
    'data-a': fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    role: fc.oneof(fc.string(), fc.boolean()),
    strokeWidth: fc.oneof(fc.double(), fc.string()),
    onClick: fc.constant(() => undefined),
    onclick: fc.string(),
    value: fc.string(),
    size: fc.integer(),
    start: fc.integer(),
    download: fc.boolean(),
    draggable: fc.boolean(),
    'not a name': fc.string(),
    suppressHydrationWarning: fc.boolean(),
  },
  { requiredKeys: [] },
);

const TAGS = [
  'a',
  'p',
  'li',
  'div',
  'svg',
  'button',
  'span',
  'br',
  'img',
  'pre',
  'textarea',
  'title',
  'table',
  'x-y',
  'P',
];

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '\n', '<&>"\''),
  fc.integer(),
  fc.constantFrom(null, true, false),
);

const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    text,
    fc
      .tuple(fc.constantFrom(...TAGS), attributes, fc.array(tie('tree'), { maxLength: 3 }))
      .map(([tag, props, children]) => createElement(tag, props, ...(['br', 'img'].includes(tag) ? [] : children))),
    fc
      .tuple(
        fc.constantFrom<unknown[]>(Asking, OneId, Plain, Memoized, Fragment, Suspense),
        fc.array(tie('tree'), { maxLength: 3 }),
      )
      .map(([type, children]) => createElement(type as typeof Plain, {}, ...children)),
    fc.array(tie('tree'), { maxLength: 12 }),
    fc.tuple(tie('tree'), fc.integer()).map(([children, value]) => createElement(Depth, { value }, children)),
  ),
}));

test('Any tree is written as React writes it, or left to React', () => {
  let written = 0;
  fc.assert(
    fc.property(tree, (node) => {
      const html = render(node);
      if (html !== undefined) written += 1;
      let rendered: string | undefined;
      try {
        rendered = renderToString(node);
      } catch {
        rendered = undefined;
      }
      expect(html === undefined || html === rendered).toBe(true);
    }),
    { numRuns: Number(process.env.RUNS ?? 500) },
  );
  expect(written).toBeGreaterThan(0);
});
