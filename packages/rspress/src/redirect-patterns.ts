/** The URLs that a pattern of Rspress's redirects means: a regular expression there, a list of URLs here. */

/** More than this is no list of pages that have moved. */
const PATHS_MAX = 200;

/** @returns undefined where the pattern means more URLs than can be listed */
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

/** One letter or group; empty as well where it is optional. */
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

/** A dot that nobody escaped, as in `/a.html`: no page has another letter there. */
function readDot(reader: Reader): string[] | undefined {
  if (!/^\.(?![*+?{])/.test(reader.text.slice(reader.at))) return undefined;
  reader.at += 1;
  return ['.'];
}
