/** Owns the text of RESULTS.md: the machine, the figures, and every bar, missed ones included. */
import { cpus, totalmem } from 'node:os';

/** @param sections `{ title, note, rows }`, a row being `{ what, figure, bar?, met? }` */
export function formatResults(sections) {
  const missed = sections.flatMap(({ rows }) => rows).filter((row) => row.met === false);
  const verdict = missed.length === 0 ? 'Every bar is met.' : `Missed: ${missed.map(({ what }) => what).join('; ')}.`;
  const parts = sections.map(({ title, note, rows }) => `## ${title}\n\n${note}\n\n${formatTable(rows)}`);
  return `# Results\n\nMade by \`npm run bench\`.\n\n${describeMachine()}\n\n${verdict}\n\n${parts.join('\n\n')}\n`;
}

function describeMachine() {
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
