/** Compiles a fence with `twoslash`: its visible code, and the types of its names. */
import { createError, type Fence, UserError } from '@quire/engine';
import type { TwoslashNode, TwoslashReturn } from 'twoslash/core';
import { annotate } from './annotate.ts';
import { describeName, type Hover } from './hover.ts';
import type { Twoslasher } from './load-twoslash.ts';

export interface Sample {
  /** Visible code with comments in place of marks, and the line notations of code blocks. */
  code: string;
  hovers: Hover[];
}

/** @throws UserError with every error of TypeScript that the fence does not name */
export function compileSample(fence: Fence, { run }: Twoslasher): Sample {
  let result: TwoslashReturn;
  try {
    result = run(fence.code, fence.language);
  } catch (error) {
    throw explain(error, fence, run);
  }
  const { code, lines } = annotate(result.code, result.nodes);
  const hovers = result.hovers.map(({ line, character, target, docs, ...info }) => ({
    ...describeName({ ...info, docs: docs && joinLinks(docs) }),
    line: lines[line] ?? line,
    column: character,
    name: target,
  }));
  return { code, hovers };
}

/** twoslash breaks the line before and after each link: `See \n{@link \na\n}\n.` */
function joinLinks(docs: string): string {
  return docs.replaceAll(
    /\n?\{@link\s+([^}]*?)\s*\}\n?/g,
    (_, target: string) => `{@link ${target.replaceAll('\n', '')}}`,
  );
}

function explain(error: unknown, fence: Fence, run: Twoslasher['run']): unknown {
  if (!isTwoslashError(error)) return error;
  const unexpected = findUnexpected(fence, run);
  if (unexpected.length === 0) return createSampleError(fence, `${error.title}. ${error.description}`.trim());
  return new UserError(
    unexpected.map(({ text, code, line, character }) =>
      createError('plugins', `The sample does not compile: ${text} (TS${code})`, {
        file: fence.sourcePath,
        line: fence.line + 1 + line,
        column: character + 1,
        help: `Fix the sample, or begin it with "// @errors: ${code}" to show the error.`,
      }),
    ),
  );
}

type ErrorNode = Extract<TwoslashNode, { type: 'error' }>;

/** Includes errors in hidden parts of the sample. */
function findUnexpected({ code, language }: Fence, run: Twoslasher['run']): ErrorNode[] {
  const { errors, meta } = run(code, language, { handbookOptions: { keepNotations: true, noErrorValidation: true } });
  const expected: readonly unknown[] = meta.handbookOptions.errors;
  return errors.filter((each) => !expected.includes(each.code));
}

interface TwoslashError extends Error {
  title: string;
  description: string;
}

function isTwoslashError(error: unknown): error is TwoslashError {
  return error instanceof Error && 'title' in error && 'description' in error;
}

function createSampleError({ sourcePath, line }: Fence, message: string): UserError {
  const help = 'The documentation of twoslash lists its marks: https://twoslash.netlify.app/refs/notations';
  return new UserError(createError('plugins', message, { file: sourcePath, line, help }));
}
