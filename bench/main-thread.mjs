/** Reads from a trace of Chromium what its main thread spent on a page, in milliseconds. */

/** What an event is, by its name. Time in an event of another name counts to the one around it. */
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

/** Each task of the thread that parsed the page, without what it waited between them. */
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

/** Outer ones come before what they contain. */
function listTasks(events) {
  const complete = events.filter(({ ph, dur }) => ph === 'X' && dur > 0);
  const thread = findPageThread(complete);
  return complete.filter((event) => toThread(event) === thread).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** The one that parsed most: a browser has other pages of its own. */
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
