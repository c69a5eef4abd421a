/** Renders and caches the images of plugins by path, which changes with their content. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '@quire/markdown/diagnostics';
import { toPosix } from '@quire/markdown/files';
import { replaceFile } from '../files/write-file.ts';
import { createReturnError, toHookError } from '../plugins/call-hook.ts';
import type { MadeImage, MadeImages } from '../plugins/image-hook.ts';
import type { OutputFile } from './output-file.ts';

/** Removes unused images from the cache. @throws UserError if a plugin fails */
export async function loadMadeImages(made: MadeImages, cacheDir: string): Promise<OutputFile[]> {
  const byPath = new Map([...made.values()].map((image) => [image.path, image]));
  if (byPath.size === 0) return [];
  const bodies = [...byPath.values()].map(async (image) => ({
    path: image.path,
    body: await loadMadeImage(image, cacheDir),
  }));
  const files = await Promise.all(bodies);
  removeOthers(byPath, join(cacheDir, FOLDER));
  return files;
}

const FOLDER = 'images';

/** @throws UserError if the plugin fails */
export async function loadMadeImage(image: MadeImage, cacheDir: string): Promise<Uint8Array> {
  const file = join(cacheDir, FOLDER, image.path);
  if (existsSync(file)) return readFileSync(file);
  const body = await render(image);
  mkdirSync(dirname(file), { recursive: true });
  if (image.isComplete?.() ?? true) replaceFile(file, body);
  return body;
}

async function render({ plugin, sourcePath, render: run }: MadeImage): Promise<Uint8Array> {
  const call = { plugin, hook: 'image' as const, page: sourcePath };
  try {
    const body: unknown = await run();
    if (body instanceof Uint8Array) return body;
  } catch (error) {
    throw toHookError(call, error);
  }
  throw new UserError(createReturnError(call, 'render', 'its result must be the bytes of an image, as a Uint8Array'));
}

function removeOthers(kept: ReadonlyMap<string, MadeImage>, folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(toPosix(file.slice(folder.length + 1)))) rmSync(file);
  }
}
