/** What `plugins` in a configuration may hold, and what the hooks of a plugin may return. */
import * as v from 'valibot';
import { elements } from '../config/head-config.ts';
import { distinct, object, text } from '../config/rules.ts';

const hook = v.optional(v.function());

export const pluginsSchema = distinct(object({ name: text, head: hook, emit: hook }), ({ name }) => name);

const OUTSIDE = 'it must be relative to the output folder and stay in it, as in "feeds/tags.xml"';

const outputPath = v.pipe(
  text,
  v.check(
    (path) => !/^[/\\]|^[A-Za-z]:|\\/.test(path) && !path.split('/').some((part) => /^\.{0,2}$/.test(part)),
    OUTSIDE,
  ),
);

/** By the name of the hook. */
export const RETURNED = {
  head: elements,
  emit: v.array(object({ path: outputPath, body: v.union([v.string(), v.instance(Uint8Array)]) })),
};

export type HookName = keyof typeof RETURNED;
