/**
 * Drops unknown fields of a configuration for another system, which may come from older versions and plugins. In a
 * configuration for Quire, an unknown field is an error.
 */
import { isFields, isUnknownField, listKeys, withoutFields } from '@quire/markdown/fields';
import * as v from 'valibot';
import { configSchema } from './schema.ts';

/** @returns the configuration without them, and their names */
export function dropUnknownFields(config: unknown): { config: unknown; unknown: string[] } {
  const { issues = [] } = v.safeParse(configSchema, config);
  const paths = issues.filter(isUnknownField).map(listKeys);
  const names = paths.map((keys) => keys.filter((key) => typeof key === 'string').join('.'));
  return { config: isFields(config) ? withoutFields(config, paths) : config, unknown: [...new Set(names)] };
}
