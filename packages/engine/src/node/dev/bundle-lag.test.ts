import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@rstest/core';
import { type BundleLag, type WatchedCompiler, watchLag } from './bundle-lag.ts';

const file = join(mkdtempSync(join(tmpdir(), 'quire-lag-')), 'part.tsx');
const START = 1_000_000;

/** A compiler whose runs the test begins. */
class ManualCompiler implements WatchedCompiler {
  modifiedFiles = new Set<string>();
  private run: (compiler: WatchedCompiler) => void = () => {};
  hooks = {
    watchRun: {
      tap: (_: string, run: (compiler: WatchedCompiler) => void) => {
        this.run = run;
      },
    },
  };
  last = { compiler: this, startTime: START, files: new Set([file]) };
  begin(startTime: number, modified: string[] = [file]) {
    this.modifiedFiles = new Set(modified);
    this.run(this);
    this.last = { compiler: this, startTime, files: new Set([file]) };
  }
}

let web: ManualCompiler;
let server: ManualCompiler;
let lag: BundleLag;
const isBehind = () => lag.isBehind([web.last, server.last]);
const write = (at: number) => {
  writeFileSync(file, '');
  utimesSync(file, new Date(at), new Date(at));
};

beforeEach(() => {
  web = new ManualCompiler();
  server = new ManualCompiler();
  lag = watchLag([web, server]);
});

test('the first runs are never behind', () => {
  expect(isBehind()).toBe(false);
});

test('the one that has not heard of a change yet is behind, whichever it is', () => {
  write(START + 100);
  server.begin(START + 110);
  expect(isBehind()).toBe(true);
  web.begin(START + 115);
  expect(isBehind()).toBe(false);
  write(START + 200);
  web.begin(START + 210);
  expect(isBehind()).toBe(true);
  server.begin(START + 215);
  expect(isBehind()).toBe(false);
});

test('a run that began after the file was written has read it, whatever it was made by', () => {
  write(START + 100);
  server.begin(START + 110);
  web.begin(START + 120, []);
  expect(isBehind()).toBe(false);
});

test('a file of one bundle only concerns the other in nothing', () => {
  write(START + 100);
  server.begin(START + 110);
  web.last.files.clear();
  expect(isBehind()).toBe(false);
});

test('a clock that is ahead keeps nobody waiting: both have heard of the change', () => {
  write(START + 1_000_000);
  server.begin(START + 110);
  web.begin(START + 115);
  expect(isBehind()).toBe(false);
});

test('a file that is gone is a change, too', () => {
  server.begin(START + 110, ['/gone.tsx']);
  expect(isBehind()).toBe(false);
});
