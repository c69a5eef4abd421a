import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@quire/markdown/diagnostics';
import { listKnownNames } from '@quire/markdown/fields';
import { describe, expect, test } from '@rstest/core';
import { type Container, containers, findDeep } from '../../../test/config-fields.ts';
import { resolveConfig } from './resolve.ts';
import { configSchema } from './schema.ts';
import { validateConfig } from './validate.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-fields-'));
// What the configurations name.
for (const folder of ['docs/v1', 'static']) mkdirSync(join(dir, folder), { recursive: true });
for (const name of ['box.tsx', 'a.css']) writeFileSync(join(dir, name), '');
const file = join(dir, 'site.config.mjs');

type Config = Record<string, unknown>;

/** Validates a configuration that is in its file. */
function findError(config: Config): { message: string; place: string; help: string | undefined } | undefined {
  writeFileSync(file, `export default ${JSON.stringify(config, null, 2)};\n`);
  try {
    validateConfig(config, file);
    return undefined;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [first, ...others] = error.diagnostics;
    expect(others).toEqual([]);
    const { file: at, line, column, help } = first ?? {};
    return { message: first?.message ?? '', place: `${at}:${line}:${column}`, help };
  }
}

/** Where the last field of that name is. */
function placeOf(name: string, config: Config): string {
  const text = `export default ${JSON.stringify(config, null, 2)};\n`;
  const before = text.slice(0, text.lastIndexOf(`"${name}":`)).split('\n');
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** The whole configuration around a container with these fields. */
function wrap({ path, around, required }: Container, fields: Config): Config {
  const inner: unknown = { ...required, ...fields };
  return path.reduceRight<unknown>(
    (value, key, index) =>
      typeof key === 'number' ? [value] : { ...(index === path.length - 1 ? around : {}), [key]: value },
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
    expect(findError(right)).toBeUndefined();
    const resolved = resolveConfig(validateConfig(right, file), { dir });
    expect(arrives ? arrives(resolved) : findDeep(container.resolved(resolved), valid)).toEqual(valid);

    const broken = wrap(container, { [name]: wrong });
    const reported = findError(broken);
    expect(reported?.message).toMatch(/^The field ".*" is invalid: /);
    expect(reported?.message.replace(/^The field ".*?" is invalid: /, '')).toBe(`${message}.`);
    expect(reported?.place.replace(/:\d+:\d+$/, '')).toBe(file);
    expect(reported?.message).toContain(`${name}`);
    if (!Array.isArray(wrong) || wrong.length === 0) expect(reported?.place).toBe(placeOf(name, broken));
  });

  const optional = container.rows.filter(([name]) => name.length > 5 && !(name in container.required));
  test.each(optional)('a slip in %s is reported with the name that is meant', (name, valid) => {
    const slip = `${name.slice(0, -1)}q`;
    const broken = wrap(container, { [slip]: valid });
    const reported = findError(broken);
    expect(reported).toMatchObject({ place: placeOf(slip, broken), help: `Did you mean "${name}"?` });
    expect(reported?.message).toContain('has no field');
  });
});
