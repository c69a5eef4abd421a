/** Loads the map from the lines of a source to the lines of its output, from the file `lines.json` of a project. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { createError } from './diagnostics/diagnostic.ts';
import { UserError } from './diagnostics/user-error.ts';
import { toPosix } from './files/to-posix.ts';

/** Output path → source path → source line → output lines. Paths are relative to the project's folder; lines count from 1. */
const lineMaps = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.array(v.number()))));

export interface LineMap {
  /** Absolute. */
  sourcePath: string;
  /** The map's file; absolute. */
  mapPath: string;
  /** Output lines by source line; both count from 1. */
  targets: ReadonlyMap<number, readonly number[]>;
}

/**
 * @param output absolute
 * @param source relative to the project's folder
 * @throws UserError if no map has the two files
 */
export function loadLineMap(output: string, source: string): LineMap {
  const mapPath = findMapPath(dirname(output));
  if (mapPath === undefined) throw createMapError(output, source);
  const folder = dirname(mapPath);
  const parsed = v.safeParse(lineMaps, JSON.parse(readFileSync(mapPath, 'utf8')));
  const lines = parsed.success ? parsed.output[toPosix(relative(folder, output))]?.[source] : undefined;
  if (!lines) throw createMapError(output, source);
  const targets = new Map(Object.entries(lines).map(([line, found]) => [Number(line), found]));
  return { sourcePath: join(folder, source), mapPath, targets };
}

function findMapPath(folder: string): string | undefined {
  const mapPath = join(folder, 'lines.json');
  if (existsSync(mapPath)) return mapPath;
  return dirname(folder) === folder ? undefined : findMapPath(dirname(folder));
}

function createMapError(output: string, source: string): UserError {
  const help = 'The file belongs in the folder of the project, and is generated from the source maps of its build.';
  return new UserError(createError('imports', `No "lines.json" maps "${source}" to "${output}".`, { help }));
}
