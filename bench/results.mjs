/** Formats RESULTS.md: the machine, the figures, and every bar, including missed ones. */
import { cpus, totalmem } from 'node:os';

/** @param sections `{ title, note, rows }`, with rows `{ what, figure, bar?, met? }` */
export function formatResults(sections) {
  const parts = sections.map(formatSection);
  const head = `# Results\n\nMade by \`npm run bench\`.\n\n${describeMachine()}\n\n${NO_VERDICT}`;
  return withVerdict(`${[head, ...parts].join('\n\n')}\n`);
}

const NO_VERDICT = 'Every bar is met.';
const VERDICT = /^(?:Every bar is met\.|Missed: .*)$/m;
const MISSED_ROW = /^\| (?<what>.*?) \|.*\*\*missed\*\* \|$/gm;

/** Reads the missed bars from the tables, because some tables are from earlier runs. */
function withVerdict(text) {
  const missed = [...text.matchAll(MISSED_ROW)].map(({ groups }) => groups.what);
  return text.replace(VERDICT, () => (missed.length === 0 ? NO_VERDICT : `Missed: ${missed.join('; ')}.`));
}

function formatSection({ title, note, rows }) {
  return `## ${title}\n\n${note}\n\n${formatTable(rows)}`;
}

/** Replaces the section with that title, or appends it. */
export function putSection(text, section) {
  return joinSections(text, section.title, formatSection(section));
}

/** Copies the section with that title from another text, if it has one. */
export function keepSection(text, title, former) {
  const kept = splitSections(former).find((part) => hasTitle(part, title));
  return kept === undefined ? text : joinSections(text, title, kept);
}

function joinSections(text, title, section) {
  const parts = splitSections(text);
  const index = parts.findIndex((part) => hasTitle(part, title));
  return withVerdict(`${(index === -1 ? [...parts, section] : parts.with(index, section)).join('\n\n')}\n`);
}

function splitSections(text) {
  return text.split(/\n(?=## )/).map((part) => part.trim());
}

function hasTitle(part, title) {
  return part.startsWith(`## ${title}\n`);
}

export function describeMachine() {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB, ${process.platform}, Node ${process.versions.node}; ${day}.`;
}

function formatTable(rows) {
  const lines = rows.map(
    ({ what, figure, bar = '', met }) => `| ${what} | ${figure} | ${bar} | ${formatVerdict(met)} |`,
  );
  return ['| what | figure | bar | |', '|---|---|---|---|', ...lines].join('\n');
}

function formatVerdict(met) {
  if (met === undefined) return '';
  return met ? 'met' : '**missed**';
}
