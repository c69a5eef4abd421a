/** Owns writing the translated patterns of every grammar, when this package is built. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundledLanguages } from 'shiki/langs';
import { PATTERNS_DIR } from '../../../files/engine-package.ts';
import { listPatterns } from './list-patterns.ts';
import type { NativePattern } from './native-pattern.ts';
import { tableFile } from './pattern-tables.ts';
import { translatePattern } from './translate-pattern.ts';

/**
 * Languages that documentation of software shows. Others are matched by Oniguruma alone: their tables would make this
 * package larger by half, and its build longer by minutes.
 */
const LANGUAGES = [
  ...[
    'astro',
    'bat',
    'c',
    'cpp',
    'csharp',
    'css',
    'csv',
    'dart',
    'diff',
    'docker',
    'dotenv',
    'elixir',
    'go',
    'graphql',
  ],
  ...['handlebars', 'html', 'http', 'ini', 'java', 'javascript', 'json', 'json5', 'jsonc', 'jsonl', 'jsx', 'kotlin'],
  ...['less', 'lua', 'make', 'markdown', 'mdx', 'nginx', 'nix', 'php', 'postcss', 'powershell', 'prisma', 'properties'],
  ...['proto', 'python', 'regexp', 'ruby', 'rust', 'sass', 'scss', 'shellscript', 'shellsession', 'sql', 'stylus'],
  ...['svelte', 'swift', 'terraform', 'toml', 'tsx', 'typescript', 'vue', 'wasm', 'xml', 'yaml', 'zig'],
] as const satisfies (keyof typeof bundledLanguages)[];

export async function writePatternTables(): Promise<void> {
  mkdirSync(PATTERNS_DIR, { recursive: true });
  writeFileSync(join(PATTERNS_DIR, 'licenses.txt'), readGrammarLicense());
  const captures = await collectCaptures();
  const written = new Set<string>();
  const translations = new Map<string, NativePattern | undefined>();
  const translate = (pattern: string) => {
    if (!translations.has(pattern)) translations.set(pattern, translatePattern(pattern, captures.get(pattern)));
    return translations.get(pattern) ?? [];
  };
  for (const language of LANGUAGES) {
    for (const grammar of (await bundledLanguages[language]()).default) {
      if (written.has(grammar.name)) continue;
      written.add(grammar.name);
      writeFileSync(tableFile(grammar.name), JSON.stringify([...listPatterns(grammar).keys()].flatMap(translate)));
    }
  }
}

/** Of the package whose grammars have the patterns, which the tables repeat. */
function readGrammarLicense(): string {
  const shiki = createRequire(import.meta.url).resolve('shiki/langs');
  const index = createRequire(shiki).resolve('@shikijs/langs');
  return `@shikijs/langs\n\n${readFileSync(join(dirname(index), '../LICENSE'), 'utf8').trim()}\n`;
}

/** By pattern, of all grammars that there are: an engine is asked for a pattern, and does not know for which of them. */
async function collectCaptures(): Promise<Map<string, Set<number>>> {
  const collected = new Map<string, Set<number>>();
  const grammars = new Set(
    (await Promise.all(Object.values(bundledLanguages).map((load) => load()))).flatMap(
      ({ default: grammar }) => grammar,
    ),
  );
  for (const grammar of grammars) {
    for (const [pattern, captures] of listPatterns(grammar)) {
      collected.set(pattern, new Set([...(collected.get(pattern) ?? []), ...captures]));
    }
  }
  return collected;
}
