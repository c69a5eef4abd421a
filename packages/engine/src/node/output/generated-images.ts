/** Renders and caches the images of plugins by path, which changes with their content. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { toPosix } from '@quire/markdown/files';
import type { PageImage } from '../config/plugin.ts';
import type { OutputFile } from '../files/output-file.ts';
import { replaceFile } from '../files/write-file.ts';
import { collectErrors, createReturnError, toHookError } from '../plugins/call-hook.ts';

export interface GeneratedImage extends PageImage {
  /** The name of the plugin that renders it. */
  plugin: string;
  /** The first page that uses it. */
  sourcePath: string;
}

/** By route. */
export type GeneratedImages = ReadonlyMap<string, GeneratedImage>;

/** Removes unused images from the cache. @throws UserError with the failures of all plugins */
export async function loadGeneratedImages(generated: GeneratedImages, cacheDir: string): Promise<OutputFile[]> {
  const byPath = new Map([...generated.values()].map((image) => [image.path, image]));
  if (byPath.size === 0) return [];
  const bodies = new Map<string, Uint8Array>();
  const errors: Diagnostic[] = [];
  const load = async (image: GeneratedImage) => {
    bodies.set(image.path, await loadGeneratedImage(image, cacheDir));
  };
  await Promise.all([...byPath.values()].map((image) => collectErrors(errors, () => load(image))));
  if (errors.length > 0) throw new UserError(errors);
  const folder = join(cacheDir, FOLDER);
  // Incomplete images are not cached.
  if (existsSync(folder)) removeOthers(byPath, folder);
  return [...bodies].map(([path, body]) => ({ path, body }));
}

const FOLDER = 'images';

/** @throws UserError if the plugin fails */
export async function loadGeneratedImage(image: GeneratedImage, cacheDir: string): Promise<Uint8Array> {
  const file = join(cacheDir, FOLDER, image.path);
  if (existsSync(file)) return readFileSync(file);
  const body = await render(image);
  if (image.isComplete?.() ?? true) replaceFile(file, body);
  return body;
}

async function render({ plugin, sourcePath, render: run }: GeneratedImage): Promise<Uint8Array> {
  const call = { plugin, hook: 'image' as const, page: sourcePath };
  try {
    const body: unknown = await run();
    if (body instanceof Uint8Array) return body;
  } catch (error) {
    throw toHookError(call, error);
  }
  throw new UserError(createReturnError(call, 'render', 'its result must be the bytes of an image, as a Uint8Array'));
}

function removeOthers(kept: ReadonlyMap<string, GeneratedImage>, folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(toPosix(file.slice(folder.length + 1)))) rmSync(file);
  }
}
