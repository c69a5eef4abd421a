/** The line maps of examples: which lines of an output each line of a source became, from the build's source maps. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

/** By output and source, the lines of the output by the line of the source; all from 1. */
export type LineMaps = Record<string, Record<string, Record<string, number[]>>>;

const EXAMPLES = join(WEBSITE, 'examples');
const COPIES = join(WEBSITE, '.out');
const MAP_FILE = 'lines.json';
const MAPPED_CONFIG = `import config from './rslib.config';

export default { ...config, output: { ...config.output, sourceMap: { js: 'source-map' } } };
`;

/** The examples whose outputs some page shows beside their source. */
export function listMappedExamples(): string[] {
  const docs = join(WEBSITE, 'docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name));
  const names = pages.flatMap((page) =>
    [...readFileSync(join(docs, page), 'utf8').matchAll(/^```.*\ssource="/gm)].flatMap(({ index }) => {
      const fence = readFileSync(join(docs, page), 'utf8').slice(index).split('\n', 1)[0] ?? '';
      return /file="<root>\/examples\/([^/"]+)\//.exec(fence)?.slice(1, 2) ?? [];
    }),
  );
  return [...new Set(names)].sort();
}

/** The maps that are committed; undefined where there are none. */
export function readLineMaps(name: string): LineMaps | undefined {
  const filePath = join(EXAMPLES, name, MAP_FILE);
  return existsSync(filePath) ? JSON.parse(readFileSync(filePath, 'utf8')) : undefined;
}

export function writeLineMaps(name: string, maps: LineMaps): void {
  writeFileSync(join(EXAMPLES, name, MAP_FILE), `${JSON.stringify(maps)}\n`);
}

/** Builds a copy of the example with source maps, and reads them. */
export async function buildLineMaps(name: string): Promise<LineMaps> {
  const copy = join(COPIES, `lines-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(EXAMPLES, name), copy, {
    recursive: true,
    filter: (file) => !/(?:^|\/)(?:dist|node_modules)$/.test(relative(EXAMPLES, file)),
  });
  writeFileSync(join(copy, 'rslib.maps.config.ts'), MAPPED_CONFIG);
  const { code, output } = await runScript('rslib build --config rslib.maps.config.ts', copy);
  if (code !== 0) throw new Error(`${name}: the build with source maps failed.\n${output}`);
  const maps = readSourceMaps(copy);
  rmSync(copy, { recursive: true, force: true });
  return maps;
}

function readSourceMaps(folder: string): LineMaps {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const outputs = files.filter((file) => /\.[cm]?js$/.test(file) && files.includes(`${file}.map`)).sort();
  return Object.fromEntries(outputs.map((file) => [`dist/${file}`, readSourceMap(join(folder, 'dist', file), folder)]));
}

function readSourceMap(output: string, folder: string): Record<string, Record<string, number[]>> {
  const map = new SourceMap(JSON.parse(readFileSync(`${output}.map`, 'utf8')));
  const found = new Map<string, Map<number, Set<number>>>();
  for (const [index, line] of readFileSync(output, 'utf8').split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(index, column);
      // A line without a mapping of its own is not what the one before it became.
      if (!('originalSource' in entry) || entry.generatedLine !== index) continue;
      const source = relative(folder, resolve(dirname(output), entry.originalSource));
      if (!existsSync(join(folder, source))) continue;
      const lines = found.get(source) ?? new Map<number, Set<number>>();
      found.set(source, lines);
      lines.set(entry.originalLine + 1, (lines.get(entry.originalLine + 1) ?? new Set()).add(index + 1));
    }
  }
  return Object.fromEntries([...found].map(([source, lines]) => [source, toRecord(lines)]));
}

function toRecord(lines: Map<number, Set<number>>): Record<string, number[]> {
  return Object.fromEntries([...lines].map(([line, targets]) => [String(line), [...targets].sort((a, b) => a - b)]));
}
