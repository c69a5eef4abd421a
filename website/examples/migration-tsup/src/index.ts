import { readFile } from 'node:fs/promises';
import pc from 'picocolors';
import { parse } from './parse';

export type { Entry } from './parse';

/** Reads a list file and prints its entries in color. */
export async function printList(file: string): Promise<void> {
  const entries = parse(await readFile(file, 'utf8'));
  for (const { key, value } of entries) {
    console.log(pc.bold(key), value ?? '');
  }
}

export const here: string = import.meta.url;
