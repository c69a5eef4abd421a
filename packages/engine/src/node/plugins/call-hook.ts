/** Calls hooks of plugins. A hook that throws or returns an invalid value is an error that names the plugin. */
import { createError, type Diagnostic, describeThrown, UserError } from '@quire/markdown/diagnostics';
import { describeIssue, formatFieldName, ONE_ISSUE_EACH } from '@quire/markdown/fields';
import * as v from 'valibot';
import { RETURNED, type ReturningHook } from '../config/plugin-schema.ts';
import { formatText } from '../diagnostics/report-formats.ts';
import { UNFINISHED_CODE } from '../diagnostics/unfinished.ts';

export interface HookCall {
  /** The name of the plugin. */
  plugin: string;
  hook: ReturningHook;
  /** The source of the page for which it is called. */
  page?: string;
  /** The line in the page, from 1. */
  line?: number;
}

type Returned<Hook extends ReturningHook> = v.InferOutput<(typeof RETURNED)[Hook]>;

/** @throws UserError */
export function callHook<Call extends HookCall>(call: Call, run: () => unknown): Returned<Call['hook']> {
  try {
    const returned = run();
    if (returned instanceof Promise) throw rejectPromise(call, returned);
    return parseReturned(call, returned);
  } catch (error) {
    throw toHookError(call, error);
  }
}

/** Rejects the promise of a hook that must be synchronous. */
function rejectPromise(call: HookCall, returned: Promise<unknown>): UserError {
  returned.catch(() => undefined);
  return new UserError(createReturnError(call, undefined, 'this hook cannot be asynchronous'));
}

/** @throws UserError */
export async function callAsyncHook<Call extends HookCall>(
  call: Call,
  run: () => unknown,
): Promise<Returned<Call['hook']>> {
  try {
    return parseReturned(call, await waitFor(call, run));
  } catch (error) {
    throw toHookError(call, error);
  }
}

/** Names the hook if the process ends while it waits, because its promise never settles. */
async function waitFor(call: HookCall, run: () => unknown): Promise<unknown> {
  const report = (code: number) => {
    if (code === UNFINISHED_CODE)
      process.stderr.write(formatText(createHookError(call, 'has not ended: its promise never settles.')));
  };
  // The blocks of a page wait at the same time, and Node warns about more than ten listeners.
  raiseListenerLimit(1);
  process.once('exit', report);
  try {
    return await run();
  } finally {
    process.off('exit', report);
    raiseListenerLimit(-1);
  }
}

/** 0 is no limit, which a site may have set. */
function raiseListenerLimit(by: 1 | -1) {
  const limit = process.getMaxListeners();
  if (limit > 0) process.setMaxListeners(Math.max(1, limit + by));
}

/**
 * Collects the errors of a plugin, so that the others are still called.
 * @param errors receives its errors
 */
export async function collectErrors(errors: Diagnostic[], run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    errors.push(...error.diagnostics);
  }
}

function parseReturned<Call extends HookCall>(call: Call, value: unknown): Returned<Call['hook']> {
  const result = v.safeParse(RETURNED[call.hook], value, ONE_ISSUE_EACH);
  if (result.success) return result.output as Returned<Call['hook']>;
  throw new UserError(
    result.issues.map((issue) => {
      const field = issue.path && formatFieldName(issue.path.map(({ key }) => key));
      return createReturnError(call, field, describeIssue(issue));
    }),
  );
}

/** @param field the invalid field of the result; undefined for the whole result */
export function createReturnError(call: HookCall, field: string | undefined, what: string) {
  const where = field === undefined ? 'an invalid value' : `an invalid "${field}"`;
  return createHookError(call, `returned ${where}: ${what}.`);
}

export function toHookError(call: HookCall, error: unknown): UserError {
  if (error instanceof UserError) return error;
  const reason = describeThrown(error);
  return new UserError(createHookError(call, `failed: ${reason.replace(/\.$/, '')}.`, findThrowPlace(error)));
}

function createHookError({ plugin, hook, page, line }: HookCall, what: string, help?: string) {
  return createError('plugins', `The hook "${hook}" of the plugin "${plugin}" ${what}`, { file: page, line, help });
}

/** The innermost position in a file that is neither of Node nor of a package; if there is none, the innermost one. */
function findThrowPlace(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(/^\s+at (?:.*\()?(?:file:\/\/)?([^()\s]+:\d+:\d+)\)?$/gm)].map(
    ([, place = '']) => place,
  );
  const place = places.find((each) => !/^node:|[\\/]node_modules[\\/]/.test(each)) ?? places[0];
  return place && `It was thrown at ${place}.`;
}
