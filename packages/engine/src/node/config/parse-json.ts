/** Parses JSON, with the positions of values and of all errors. */
import { createError, findPoint, type TextPoint, UserError } from '@quire/markdown/diagnostics';
import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

export interface JsonProblem extends TextPoint {
  /** How to fix it. */
  help: string;
}

/** A navigation has three levels; the parser overflows the stack at some thousands. */
const JSON_DEPTH_MAX = 100;

export interface ParsedJson {
  /** Undefined if the text contains no value. */
  root: Node | undefined;
  problems: JsonProblem[];
}

/** @param hasComments whether comments, commas before a closing bracket and empty files are allowed, as in `tsconfig.json` */
export function parseJson(text: string, hasComments = false): ParsedJson {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) {
    const help = `More than ${JSON_DEPTH_MAX} brackets are open here: use fewer levels.`;
    return { root: undefined, problems: [{ ...findPoint(text, tooDeep), help }] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    disallowComments: !hasComments,
    allowTrailingComma: hasComments,
    allowEmptyContent: hasComments,
  });
  const firstOfEach = errors.filter(
    ({ offset }, index) => errors.findIndex((each) => each.offset === offset) === index,
  );
  return {
    root,
    problems: firstOfEach.map(({ error, offset }) => ({
      ...findPoint(text, offset),
      help: SYNTAX_HELP[printParseErrorCode(error)] ?? 'This is not JSON.',
    })),
  };
}

/** @throws UserError with all errors, if the text is not valid JSON */
export function parseValidJson(text: string, file: string): Node {
  const { root, problems } = parseJson(text);
  if (root && problems.length === 0) return root;
  throw new UserError(
    problems.map((problem) => createError('json', 'The file is not valid JSON.', { file, ...problem })),
  );
}

/** The offset of the first bracket that is too deep. The parser is recursive, so it cannot find it itself. */
function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  for (let depth = 0; scanner.getPosition() < text.length; ) {
    scanner.scan();
    const sign = text[scanner.getTokenOffset()];
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth > JSON_DEPTH_MAX) return scanner.getTokenOffset();
  }
  return undefined;
}

/** By the error codes of the parser. */
const SYNTAX_HELP: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'A closing brace is missing: }.',
  CloseBracketExpected: 'A closing bracket is missing: ].',
  ColonExpected: 'A colon is missing between the name and its value.',
  CommaExpected: 'A comma is missing before this.',
  EndOfFileExpected: 'Remove what follows the end of the value.',
  InvalidCharacter: 'Write line breaks and tabs in a string as \\n and \\t.',
  InvalidCommentToken: 'JSON has no comments: remove this one.',
  InvalidEscapeCharacter: 'Write a backslash in a string as \\\\.',
  PropertyNameExpected: 'Write a name in double quotes here, or remove the comma before this.',
  UnexpectedEndOfString: 'The closing double quote of this string is missing.',
  ValueExpected: 'Write a value here, or remove the comma before this.',
};

/** The position of the deepest existing key or element on `path`. */
export function findJsonPlace(text: string, root: Node, path: Array<string | number>): TextPoint {
  const length = path.findIndex((_, index) => findNodeAtLocation(root, path.slice(0, index + 1)) === undefined);
  const node = findNodeAtLocation(root, length === -1 ? path : path.slice(0, length)) ?? root;
  return findPoint(text, node === root ? 0 : node.parent?.type === 'property' ? node.parent.offset : node.offset);
}
