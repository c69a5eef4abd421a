/**
 * Owns leaving aside what a configuration for another system says and nothing here knows: older versions and plugins
 * bring fields of their own. In a configuration for Quire such a field is an error.
 */
import * as v from 'valibot';
import { isFields } from './fields.ts';
import { configSchema } from './schema.ts';

type Key = string | number;

/** @returns the configuration without them, and their names */
export function dropUnknownFields(config: unknown): { config: unknown; unknown: string[] } {
  const { issues = [] } = v.safeParse(configSchema, config);
  const paths = issues.filter(isUnknownField).map(({ path = [] }) => path.map(({ key }) => toKey(key)));
  const names = paths.map((path) => path.filter((key) => typeof key === 'string').join('.'));
  return { config: paths.reduce<unknown>(withoutField, config), unknown: [...new Set(names)] };
}

/** What the schema says of a name that it does not have. */
export function isUnknownField({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

function toKey(key: unknown): Key {
  return typeof key === 'number' ? key : String(key);
}

function withoutField(value: unknown, [key, ...rest]: Key[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withoutField(item, rest) : item));
  if (!isFields(value)) return value;
  const entries = Object.entries(value);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? withoutField(item, rest) : item]));
}
