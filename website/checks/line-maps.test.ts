import { expect, test } from '@rstest/core';
import { testClaims } from './claims.ts';
import { buildLineMaps, listMappedExamples, readLineMaps, writeLineMaps } from './line-maps.ts';

const TIMEOUT_MS = 180_000;
/** `UPDATE_LINE_MAPS=1` writes the maps of the builds. */
const UPDATES = process.env.UPDATE_LINE_MAPS === '1';
const testMaps = UPDATES ? test : testClaims(import.meta.filename, listMappedExamples());

testMaps(
  'the lines that are lit beside a source are those of its build',
  async () => {
    const names = listMappedExamples();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const maps = await buildLineMaps(name);
      if (UPDATES) writeLineMaps(name, maps);
      expect(readLineMaps(name), name).toEqual(maps);
    }
  },
  TIMEOUT_MS,
);
