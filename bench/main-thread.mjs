/** Sums the main-thread time of a page by kind, in milliseconds, from a Chromium trace. */

/** The kind of an event by its name. Other events count as part of the enclosing one. */
const KINDS = {
  ParseHTML: 'parse',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
};

/** Sums the tasks of the thread that parsed the page. */
export function sumMainThread(events) {
  const spent = { parse: 0, style: 0, layout: 0, script: 0, everything: 0 };
  const around = [];
  for (const event of listTasks(events)) {
    while (around.length > 0 && around.at(-1).end <= event.ts) around.pop();
    const outer = around.at(-1);
    const kind = KINDS[event.name] ?? outer?.kind;
    const took = event.dur / 1000;
    if (outer?.kind) spent[outer.kind] -= took;
    if (kind) spent[kind] += took;
    if (!outer) spent.everything += took;
    around.push({ kind, end: event.ts + event.dur });
  }
  return spent;
}

/** Outer events come before nested ones. */
function listTasks(events) {
  const complete = events.filter(({ ph, dur }) => ph === 'X' && dur > 0);
  const thread = findPageThread(complete);
  return complete.filter((event) => toThread(event) === thread).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** The thread that parsed most: a browser has internal pages too. */
function findPageThread(events) {
  const parsed = new Map();
  for (const event of events) {
    if (event.name !== 'ParseHTML') continue;
    parsed.set(toThread(event), (parsed.get(toThread(event)) ?? 0) + event.dur);
  }
  if (parsed.size === 0) throw new Error('The trace has no page that was parsed.');
  return [...parsed].sort(([, a], [, b]) => b - a)[0][0];
}

const toThread = ({ pid, tid }) => `${pid}/${tid}`;
