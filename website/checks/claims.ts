/**
 * Tests of what the pages say about the tools, tried with the real ones. Such a test depends on nothing but its own
 * text and the tools' versions: a file that passed and is recorded with both as they are is skipped, except in CI. Node and
 * npm are not among the tools, because CI has several: what depends on them is noticed there.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@rstest/core';
import { hashExample, listInstalledTools, REBUILDS_ALL, UPDATES_RECORDS } from './example-record.ts';
import { EXAMPLES } from './rebuild-example.ts';

/** A file for each, as they are tested in several processes. */
const RECORDS = join(import.meta.dirname, 'claim-records');

/**
 * The `test` of a file of claims.
 * @param filePath the file itself
 * @param examples the folders of `website/examples` that its tests read
 */
export function testClaims(filePath: string, examples: readonly string[] = []): typeof test.skip {
  const name = basename(filePath, '.test.ts');
  const record = join(RECORDS, name);
  const hash = hashClaims(filePath, examples, listInstalledTools());
  if (!REBUILDS_ALL && !UPDATES_RECORDS && readRecord(record) === hash) return test.skip;
  if (UPDATES_RECORDS) recordWhereAllPass(record, hash);
  if (REBUILDS_ALL)
    test('the record has the file as it is now; UPDATE_EXAMPLES=1 writes it', () => {
      expect(readRecord(record)).toBe(hash);
    });
  return test;
}

function readRecord(record: string): string | undefined {
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : undefined;
}

function recordWhereAllPass(record: string, hash: string): void {
  let failed = false;
  afterEach(({ task }) => {
    failed ||= task.result?.status === 'fail';
  });
  afterAll(() => {
    if (!failed) writeFileSync(record, `${hash}\n`);
  });
}

/** Of the file with all of its helpers, the examples and the tools. */
export function hashClaims(filePath: string, examples: readonly string[], tools: string[]): string {
  const hash = createHash('sha256').update(tools.join('\n'));
  for (const file of listModules(filePath)) hash.update(`\0${readText(file)}`);
  for (const example of examples) hash.update(`\0${hashExample(join(EXAMPLES, example), [])}`);
  return hash.digest('hex').slice(0, 16);
}

/** A module and those of this folder that it imports, each once. What is in its strings is not at the start of a line. */
function listModules(filePath: string, found = new Set<string>()): Set<string> {
  if (found.has(filePath)) return found;
  found.add(filePath);
  for (const [, name = ''] of readText(filePath).matchAll(/^(?:import .*|\} )from '(\.\/[^']+\.ts)';$/gm))
    listModules(join(dirname(filePath), name), found);
  return found;
}

function readText(filePath: string): string {
  return readFileSync(filePath, 'utf8').replaceAll('\r\n', '\n');
}
