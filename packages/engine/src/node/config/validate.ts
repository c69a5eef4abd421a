/** Owns telling what is wrong with a configuration: every mistake at once, each with its place and its mend. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findNearest } from '../nearest-match.ts';
import { UserError, UserErrors } from '../user-error.ts';
import type { UserConfig } from './config.ts';
import { describeIssue, ONE_MISTAKE_EACH } from './rules.ts';
import { configSchema } from './schema.ts';
import { listKnownNames } from './schema-names.ts';
import { findFieldPlace } from './source-place.ts';
import { isUnknownField } from './unknown-fields.ts';

/**
 * @param file the configuration file, absolute
 * @throws UserErrors with every mistake of the configuration
 */
export function validateConfig(config: unknown, file: string): UserConfig {
  const result = v.safeParse(configSchema, config, ONE_MISTAKE_EACH);
  if (result.success) return result.output as UserConfig;
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  throw new UserErrors(result.issues.map((issue) => toUserError(issue, { file, source })));
}

function toUserError(issue: v.BaseIssue<unknown>, { file, source }: { file: string; source: string }): UserError {
  const path: Array<{ key: unknown; value: unknown }> = issue.path ?? [];
  const keys = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const name = keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  const place = { file, ...findFieldPlace(source, keys) };
  if (isUnknownField(issue)) {
    const hint = suggestName(path);
    return new UserError(`The configuration has no field "${name}".`, { ...place, ...(hint && { hint }) });
  }
  if (name === '')
    return new UserError('The configuration must be an object, the default export of its file.', {
      file,
      hint: 'Write: export default defineConfig({ … }).',
    });
  return new UserError(`The field "${name}" is not right: ${describeIssue(issue)}.`, place);
}

/** A field that stands elsewhere is told its place; any other the nearest name. */
function suggestName(path: Array<{ key: unknown; value: unknown }>): string | undefined {
  const name = String(path.at(-1)?.key);
  const parent = path.slice(0, -1);
  if (parent.length === 0 && listKnownNames(configSchema, [{ key: 'themeConfig', value: {} }]).includes(name))
    return `It belongs to "themeConfig": write themeConfig: { ${name}: … }.`;
  const nearest = findNearest(name, listKnownNames(configSchema, parent));
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}
