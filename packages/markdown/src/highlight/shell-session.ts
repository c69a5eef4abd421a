/** Divides a session of a shell or of Python into commands, which are copied, and prompts and output, which are not. */

export interface SessionPart {
  isCommand: boolean;
  /** A command has several if it continues, for example in a here-document. */
  lines: SessionLine[];
}

export interface SessionLine {
  /** With the space that follows it; empty in output. */
  prompt: string;
  text: string;
}

/** In a transcript, output may be above the first command. */
const TRANSCRIPTS = ['console', 'shellsession'];

const LANGUAGES = new Set([
  ...['sh', 'bash', 'shell', 'zsh', 'shellscript', 'bat', 'batch', 'cmd', 'powershell', 'ps', 'ps1', 'pwsh'],
  ...TRANSCRIPTS,
]);

const POSIX_PROMPT = /(?:[$%❯]|\[?[\w.-]+@[\w.-]+[: ][^$#%\n]*[$#%]) /.source;
const WINDOWS_PROMPT = /PS(?: [A-Z]:[^>\n]*)?> |[A-Z]:\\[^<>\n]*>/.source;

/** `$ `, `% `, `user@host:~$ `, `(venv) $ `, `PS C:\> `. `# ` alone begins a comment. */
const PROMPT = new RegExp(String.raw`^(?:\([\w.-]+\) )?(?:${POSIX_PROMPT}|${WINDOWS_PROMPT})`);

/** A prompt before a name of a program, or several words. Before a path, it redirects to a file. */
const ARROW = /^> (?=[\w-]+$|\S+ )/;

const PYTHON = new Set(['python', 'py', 'python3', 'pycon']);
const PYTHON_PROMPT = /^>>>(?: |$)/;
const PYTHON_CONTINUATION = /^\.\.\.(?: |$)/;

const CONTINUATION_PROMPT = /^>(?: |$)/;

/** Undefined if the code is no session: a script may contain lines that begin like a prompt. */
export function parseSession(code: string, language: string): SessionPart[] | undefined {
  const lines = code.split('\n');
  const prompt = findPrompt(lines, language);
  if (!prompt) return undefined;
  const parts: SessionPart[] = [];
  for (let index = 0; index < lines.length; ) {
    const part = parsePart(lines.slice(index), prompt);
    parts.push(part);
    index += part.lines.length;
  }
  return parts;
}

/** The prompts of a session. */
function findPrompt(lines: readonly string[], language: string): RegExp | undefined {
  const written = lines.filter((line) => !/^\s*(?:#|$)/.test(line));
  if (PYTHON.has(language)) return PYTHON_PROMPT.test(written[0] ?? '') ? PYTHON_PROMPT : undefined;
  if (!LANGUAGES.has(language)) return undefined;
  if (isSession(lines, language)) return PROMPT;
  return written.length > 0 && written.every((line) => ARROW.test(line)) ? ARROW : undefined;
}

function isSession(lines: readonly string[], language: string): boolean {
  if (TRANSCRIPTS.includes(language)) return lines.some((line) => PROMPT.test(line));
  return PROMPT.test(lines.find((line) => !/^\s*(?:#|$)/.test(line)) ?? '');
}

function parsePart([line = '', ...following]: readonly string[], pattern: RegExp): SessionPart {
  const [prompt] = pattern.exec(line) ?? [];
  if (prompt === undefined) return { isCommand: false, lines: [{ prompt: '', text: line }] };
  const first = { prompt, text: line.slice(prompt.length) };
  if (pattern === PYTHON_PROMPT) return { isCommand: true, lines: [first, ...listContinued(following)] };
  const isPosix = prompt.endsWith(' ') && !prompt.endsWith('> ');
  return { isCommand: true, lines: [first, ...(isPosix ? findContinuation(first.text, following) : [])] };
}

function listContinued(following: readonly string[]): SessionLine[] {
  const end = following.findIndex((line) => !PYTHON_CONTINUATION.test(line));
  return following.slice(0, end < 0 ? undefined : end).map((line) => {
    const [prompt = ''] = PYTHON_CONTINUATION.exec(line) ?? [];
    return { prompt, text: line.slice(prompt.length) };
  });
}

/** The lines after its first one that belong to a command. Shells show `> ` before them, which some authors copy too. */
function findContinuation(command: string, following: readonly string[]): SessionLine[] {
  const end = following.findIndex((line) => !CONTINUATION_PROMPT.test(line));
  const prompted = following.slice(0, end < 0 ? undefined : end).map((line) => line.replace(CONTINUATION_PROMPT, ''));
  const texts = countContinuation([command, ...prompted]) ? prompted : following;
  const count = countContinuation([command, ...texts]) ?? countEscapedBreaks([command, ...following]);
  return following.slice(0, count).map((line, index) => {
    const text = texts[index] ?? '';
    return { prompt: line.slice(0, line.length - text.length), text };
  });
}

/** What a command has not closed after one of its lines. */
interface Unclosed {
  quote: string;
  /** The lines that end its here-documents. */
  ends: readonly string[];
  /** The line ends with a backslash or an operator. */
  continues: boolean;
}

/** The number of lines after the first one that its command needs to be complete; undefined if it never is. */
function countContinuation(lines: readonly string[]): number | undefined {
  let unclosed: Unclosed = { quote: '', ends: [], continues: false };
  const last = lines.findIndex((line) => {
    unclosed = readLine(line, unclosed);
    return !unclosed.quote && unclosed.ends.length === 0 && !unclosed.continues;
  });
  return last < 0 ? undefined : last;
}

/** For text with a single quotation mark, such as an apostrophe. */
function countEscapedBreaks(lines: readonly string[]): number {
  return lines.findIndex((line) => !line.endsWith('\\'));
}

/** Escaped characters, comments, strings with their closing mark, here-strings, and here-documents with their end. */
const TOKENS = /\\.|(?:^|\s)#.*|"(?:\\.|[^"\\])*("?)|'[^']*('?)|<<<|<<-?\s*(["']?)([A-Za-z_]\w*)\3/g;

function readLine(line: string, { quote, ends }: Unclosed): Unclosed {
  if (!quote && ends.length > 0) return { quote, ends: ends.slice(Number(line.trim() === ends[0])), continues: false };
  const tokens = [...`${quote}${line}`.matchAll(TOKENS)];
  const open = tokens.find(([token, double, single]) => /^["']/.test(token) && !double && !single)?.[0].charAt(0) ?? '';
  const opened = tokens.flatMap(([, , , , end]) => end ?? []);
  return { quote: open, ends: [...ends, ...opened], continues: !open && /\\$|(?:\||&&)\s*$/.test(line) };
}
