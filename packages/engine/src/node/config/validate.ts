/** Validates a configuration, and reports all errors at once with positions and help. */
import { existsSync, readFileSync } from 'node:fs';
import { comparePlaces, createError, type Diagnostic, suggestNearest, UserError } from '@quire/markdown/diagnostics';
import {
  describeIssue,
  formatFieldName,
  isFields,
  isUnknownField,
  listKeys,
  listKnownNames,
  ONE_ISSUE_EACH,
  withoutFields,
} from '@quire/markdown/fields';
import * as v from 'valibot';
import type { UserConfig } from './config.ts';
import { configSchema } from './schema.ts';
import { findFieldPlace, parseConfig, type SourceValue } from './source-place.ts';

/**
 * @param file the configuration file, absolute
 * @throws UserError with every error of the configuration
 */
export function validateConfig(exported: unknown, file: string): UserConfig {
  // A Map has no fields, and those of a class may be on its prototype.
  const config = isFields(exported) ? exported : undefined;
  const result = v.safeParse(configSchema, config, ONE_ISSUE_EACH);
  if (result.success) return result.output as UserConfig;
  const root = parseConfig(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
  throw new UserError(result.issues.map((issue) => toDiagnostic(issue, file, root)).sort(comparePlaces));
}

function toDiagnostic(issue: v.BaseIssue<unknown>, file: string, root: SourceValue): Diagnostic {
  const path: Array<{ key: unknown; value: unknown }> = issue.path ?? [];
  const keys = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const name = formatFieldName(keys);
  const place = { file, ...findFieldPlace(root, keys) };
  if (isUnknownField(issue)) {
    const help = suggestName(path);
    return createError('config', `The configuration has no field "${name}".`, { ...place, help });
  }
  if (name === '')
    return createError('config', 'The configuration must be a plain object, the default export of its file.', {
      file,
      help: 'Write: export default defineConfig({ … }).',
    });
  return createError('config', `The field "${name}" is invalid: ${describeIssue(issue)}.`, place);
}

/** Suggests the right object for a misplaced field, or the nearest name. */
function suggestName(path: Array<{ key: unknown; value: unknown }>): string | undefined {
  const name = String(path.at(-1)?.key);
  const parent = path.slice(0, -1);
  if (parent.length === 0 && listKnownNames(configSchema, [{ key: 'themeConfig', value: {} }]).includes(name))
    return `It belongs to "themeConfig": write themeConfig: { ${name}: … }.`;
  return suggestNearest(name, listKnownNames(configSchema, parent));
}

/**
 * Drops unknown fields of a configuration for another system, which may come from older versions and plugins. In a
 * configuration for Quire, an unknown field is an error.
 * @returns the configuration without them, and their names
 */
export function dropUnknownFields(config: unknown): { config: unknown; unknown: string[] } {
  const { issues = [] } = v.safeParse(configSchema, config);
  const paths = issues.filter(isUnknownField).map(listKeys);
  const names = paths.map((keys) => keys.filter((key) => typeof key === 'string').join('.'));
  return { config: isFields(config) ? withoutFields(config, paths) : config, unknown: [...new Set(names)] };
}
