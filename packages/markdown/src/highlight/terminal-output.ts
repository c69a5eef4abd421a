/** Highlights the output of a build: log lines with a level, and the table of files. */
import { escapeHtml } from '../html/escape.ts';

/** The class name for each log level, with the color that a terminal uses. */
const LEVELS: ReadonlyMap<string, string> = new Map([
  ['info', 't'],
  ['start', 't'],
  ['ready', 's'],
  ['warn', 'a'],
  ['error', 'r'],
]);

const LOG_LINE = /^(info|start|ready|warn|error)( {2,})(.*)$/;
const TABLE_HEAD = /^File(?: \(\S+\))? {2,}Size\b.*$/;
const TABLE_ROW = /^((?:[\w.-]+\/)+)([\w.-]+)( {2,}[\d.]+ kB\b.*)$/;

/** Whether the text is the output of a build. */
export function isTerminalOutput(code: string): boolean {
  return code.split('\n').some((line) => LOG_LINE.test(line));
}

export function highlightTerminalLine(line: string): string {
  const [, level = '', space = '', message = ''] = LOG_LINE.exec(line) ?? [];
  if (level) return mark(LEVELS.get(level) ?? 't', level) + space + dimOutputName(message);
  if (TABLE_HEAD.test(line)) return mark('f', line);
  const [, folder = '', file = '', sizes = ''] = TABLE_ROW.exec(line) ?? [];
  if (file) return mark('c', folder) + mark(getFileClass(file), file) + escapeHtml(sizes);
  return escapeHtml(line);
}

/** Dims a trailing `(esm)`, as the terminal does. */
function dimOutputName(message: string): string {
  const [, text = message, name = ''] = /^(.*?)(\([\w-]+\))$/.exec(message) ?? [];
  return escapeHtml(text) + (name && mark('c', name));
}

function getFileClass(file: string): string {
  if (/\.[cm]?js$/.test(file)) return 't';
  return file.endsWith('.css') ? 'a' : 'k';
}

function mark(className: string, text: string): string {
  return `<span class="${className}">${escapeHtml(text)}</span>`;
}
