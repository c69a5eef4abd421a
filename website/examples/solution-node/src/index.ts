import { readFile } from 'node:fs/promises';

export async function countLines(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  return text === '' ? 0 : text.split('\n').length;
}
