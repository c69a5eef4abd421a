/**
 * Drops unknown fields of a configuration for another system, which may come from older versions and plugins. In a
 * configuration for Quire, an unknown field is an error.
 */
import { isDeepStrictEqual } from 'node:util';
import { isFields, listKeys, withoutFields } from '@quire/markdown/fields';
import * as v from 'valibot';
import { configSchema } from './schema.ts';

/** @returns the configuration without them, and their names */
export function dropUnknownFields(config: unknown): { config: unknown; unknown: string[] } {
  const { known, issues } = findUnknownFields(config);
  const names = issues.map((issue) => listKeys(issue).filter((key) => typeof key === 'string'));
  return { config: known, unknown: [...new Set(names.map((path) => path.join('.')))] };
}

/** The schema reports only the first unknown field of an object, so each is removed to find the next. */
export function findUnknownFields(config: unknown): { known: unknown; issues: v.BaseIssue<unknown>[] } {
  const { issues = [] } = v.safeParse(configSchema, config);
  const found = issues.filter(isUnknownField);
  const rest = isFields(config) ? withoutFields(config, found.map(listKeys)) : config;
  if (found.length === 0 || isDeepStrictEqual(rest, config)) return { known: rest, issues: found };
  const { known, issues: further } = findUnknownFields(rest);
  return { known, issues: [...found, ...further] };
}

/** Whether an issue is about an unknown field. */
export function isUnknownField({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}
