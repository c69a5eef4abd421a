/** Calls hooks of plugins. One that throws, or returns something of another form, is an error that names the plugin. */
import { createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { describeIssue, ONE_ISSUE_EACH } from '@quire/markdown/fields';
import * as v from 'valibot';
import { RETURNED, type ReturningHook } from './plugin-schema.ts';

export interface HookCall {
  /** The name of the plugin. */
  plugin: string;
  hook: ReturningHook;
  /** The source of the page that it is called for. */
  page?: string;
  /** In it, from 1. */
  line?: number;
}

type Returned<Hook extends ReturningHook> = v.InferOutput<(typeof RETURNED)[Hook]>;

/** @throws UserError */
export function callHook<Call extends HookCall>(call: Call, run: () => unknown): Returned<Call['hook']> {
  try {
    return parseReturned(call, run());
  } catch (error) {
    throw toHookError(call, error);
  }
}

/** @throws UserError */
export async function callAsyncHook<Call extends HookCall>(
  call: Call,
  run: () => unknown,
): Promise<Returned<Call['hook']>> {
  try {
    return parseReturned(call, await run());
  } catch (error) {
    throw toHookError(call, error);
  }
}

/**
 * One plugin of several: where it fails, the others are called all the same.
 * @param errors takes what keeps it from its work
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
      const field = issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
      return createReturnError(call, field?.replace(/^\./, ''), describeIssue(issue));
    }),
  );
}

/** @param field of what it returned; undefined for all of it */
export function createReturnError(call: HookCall, field: string | undefined, what: string) {
  const where = field === undefined ? 'something else than it must' : `a wrong "${field}"`;
  return createHookError(call, `returned ${where}: ${what}.`);
}

export function toHookError(call: HookCall, error: unknown): UserError {
  if (error instanceof UserError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new UserError(createHookError(call, `failed: ${reason.replace(/\.$/, '')}.`, findPlace(error)));
}

function createHookError({ plugin, hook, page, line }: HookCall, what: string, help?: string) {
  return createError('plugins', `The hook "${hook}" of the plugin "${plugin}" ${what}`, { file: page, line, help });
}

/** Where it was thrown, as the first line of the stack says it. */
function findPlace(error: unknown): string | undefined {
  const [, place] =
    /^\s+at (?:.*\()?(?:file:\/\/)?([^()\s]+:\d+:\d+)\)?$/m.exec(error instanceof Error ? (error.stack ?? '') : '') ??
    [];
  return place && `It was thrown at ${place}.`;
}
