/** Lists the URLs that a redirect pattern of Rspress, a regular expression, matches: `/a(/b)?` → `/a`, `/a/b`. */

/** A pattern with more URLs is probably not meant for single pages. */
const PATHS_MAX = 200;

/** @returns undefined if the pattern matches more URLs than can be listed */
export function listPaths(pattern: string): string[] | undefined {
  const reader = { text: pattern.replace(/^\^/, '').replace(/\$$/, ''), at: 0 };
  const paths = readChoices(reader);
  if (paths === undefined || reader.at < reader.text.length) return undefined;
  const unique = [...new Set(paths)];
  return unique.length > PATHS_MAX || unique.some((path) => !path.startsWith('/')) ? undefined : unique;
}

interface Reader {
  text: string;
  at: number;
}

/** `a|b`, up to the end or a closing parenthesis. */
function readChoices(reader: Reader): string[] | undefined {
  const choices: string[] = [];
  for (;;) {
    const sequence = readSequence(reader);
    if (sequence === undefined) return undefined;
    choices.push(...sequence);
    if (reader.text[reader.at] !== '|') return choices;
    reader.at += 1;
  }
}

function readSequence(reader: Reader): string[] | undefined {
  let texts = [''];
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) {
    const parts = readPart(reader);
    if (parts === undefined) return undefined;
    texts = texts.flatMap((text) => parts.map((part) => text + part));
    if (texts.length > PATHS_MAX) return undefined;
  }
  return texts;
}

/** One character or group, and the empty text if it is optional. */
function readPart(reader: Reader): string[] | undefined {
  const parts = reader.text[reader.at] === '(' ? readGroup(reader) : readLetter(reader);
  if (parts === undefined || reader.text[reader.at] !== '?') return parts;
  reader.at += 1;
  return [...parts, ''];
}

function readGroup(reader: Reader): string[] | undefined {
  reader.at += reader.text.startsWith('(?:', reader.at) ? 3 : 1;
  const choices = readChoices(reader);
  if (reader.text[reader.at] !== ')') return undefined;
  reader.at += 1;
  return choices;
}

function readLetter(reader: Reader): string[] | undefined {
  const [found, escaped, plain] = /^(?:\\([^\w\s])|([^\\^$*+?.()[\]{}|]))/.exec(reader.text.slice(reader.at)) ?? [];
  if (found === undefined) return readDot(reader);
  reader.at += found.length;
  return [escaped ?? plain ?? ''];
}

/** An unescaped dot, as in `/a.html`, which is read as a literal dot. */
function readDot(reader: Reader): string[] | undefined {
  if (!/^\.(?![*+?{])/.test(reader.text.slice(reader.at))) return undefined;
  reader.at += 1;
  return ['.'];
}
