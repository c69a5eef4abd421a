/**
 * Drops unknown fields of a configuration for another system, which may come from older versions and plugins. In a
 * configuration for Quire, an unknown field is an error.
 */
import { isDeepStrictEqual } from 'node:util';
import { isFields } from '@quire/markdown/fields';
import * as v from 'valibot';
import { configSchema } from './schema.ts';

type Key = string | number;

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
  const rest = found.map(listKeys).reduce<unknown>(withoutField, config);
  if (found.length === 0 || isDeepStrictEqual(rest, config)) return { known: rest, issues: found };
  const { known, issues: further } = findUnknownFields(rest);
  return { known, issues: [...found, ...further] };
}

/** Whether an issue is about an unknown field. */
export function isUnknownField({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

function listKeys({ path }: v.BaseIssue<unknown>): Key[] {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

function withoutField(value: unknown, [key, ...rest]: Key[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withoutField(item, rest) : item));
  if (!isFields(value)) return value;
  const entries = Object.entries(value);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? withoutField(item, rest) : item]));
}
