import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { type Container, containers, findDeep } from '../../../test/config-fields.ts';
import { UserErrors } from '../user-error.ts';
import { resolveConfig } from './resolve.ts';
import { configSchema } from './schema.ts';
import { listKnownNames } from './schema-names.ts';
import { validateConfig } from './validate.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-fields-'));
mkdirSync(join(dir, 'docs'));
const file = join(dir, 'site.config.mjs');

type Config = Record<string, unknown>;

/** Validates a configuration that stands in its file. */
function findMistake(config: Config): { message: string; place: string; hint: string | undefined } | undefined {
  writeFileSync(file, `export default ${JSON.stringify(config, null, 2)};\n`);
  try {
    validateConfig(config, file);
    return undefined;
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error;
    const [first, ...others] = error.errors;
    expect(others).toEqual([]);
    const { file: at, line, column, hint } = first?.details ?? {};
    return { message: first?.message ?? '', place: `${at}:${line}:${column}`, hint };
  }
}

/** Where the last field of that name stands. */
function placeOf(name: string, config: Config): string {
  const text = `export default ${JSON.stringify(config, null, 2)};\n`;
  const before = text.slice(0, text.lastIndexOf(`"${name}":`)).split('\n');
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** The whole configuration around a container with these fields. */
function wrap({ path, required }: Container, fields: Config): Config {
  const inner: unknown = { ...required, ...fields };
  return path.reduceRight<unknown>(
    (value, key) => (typeof key === 'number' ? [value] : { [key]: value }),
    inner,
  ) as Config;
}

/** Forms of an entry have their names from what the entry holds. */
function listNames({ path, required }: Container): string[] {
  const values = path.map((_, index) =>
    path
      .slice(index + 1)
      .reduceRight<unknown>((value, key) => (typeof key === 'number' ? [value] : { [key]: value }), required),
  );
  return listKnownNames(
    configSchema,
    path.map((key, index) => ({ key, value: values[index] })),
  );
}

/** Fields that Quire takes and shows nowhere, and one that is a function too. */
const UNTOLD = new Set(['download', 'ignore', 'provider']);

describe.each(containers)('$what', (container) => {
  const names = listNames(container);
  const untested = names.filter((name) => !UNTOLD.has(name) && !container.rows.some(([row]) => row === name));
  test('has no field that is not looked at here', () => {
    expect(names).not.toEqual([]);
    expect(untested).toEqual([]);
  });

  test.each(container.rows)('%s', (name, valid, wrong, message, arrives) => {
    const right = wrap(container, { [name]: valid });
    expect(findMistake(right)).toBeUndefined();
    const resolved = resolveConfig(validateConfig(right, file), { dir });
    expect(arrives ? arrives(resolved) : findDeep(container.resolved(resolved), valid)).toEqual(valid);

    const broken = wrap(container, { [name]: wrong });
    const told = findMistake(broken);
    expect(told?.message).toMatch(/^The field ".*" is not right: /);
    expect(told?.message.replace(/^The field ".*?" is not right: /, '')).toBe(`${message}.`);
    expect(told?.place.replace(/:\d+:\d+$/, '')).toBe(file);
    expect(told?.message).toContain(`${name}`);
    if (!Array.isArray(wrong) || wrong.length === 0) expect(told?.place).toBe(placeOf(name, broken));
  });

  const optional = container.rows.filter(([name]) => name.length > 5 && !(name in container.required));
  test.each(optional)('a slip in %s is told with the name that is meant', (name, valid) => {
    const slip = `${name.slice(0, -1)}q`;
    const broken = wrap(container, { [slip]: valid });
    const told = findMistake(broken);
    expect(told).toMatchObject({ place: placeOf(slip, broken), hint: `Did you mean "${name}"?` });
    expect(told?.message).toContain('has no field');
  });
});
