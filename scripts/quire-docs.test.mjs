import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import * as v from 'valibot';
import { parse } from 'yaml';
import { blogPages } from '../docs/site/plugins/blog-pages.ts';
import { pageList } from '../docs/site/plugins/page-list.ts';
import { cards } from '../packages/cards/src/index.ts';
import { COMMANDS } from '../packages/engine/src/node/cli/commands.ts';
import { configSchema } from '../packages/engine/src/node/config/schema.ts';
import { rspress } from '../packages/rspress/src/index.ts';
import { apiReference, twoslash } from '../packages/typescript/src/index.ts';
import { COMMANDS_FILE, formatCommands } from './command-reference.mjs';
import { ROOT } from './run-step.mjs';

const SITE = join(ROOT, 'docs/site');
const QUIRE = join(ROOT, 'packages/engine/bin/quire.mjs');

const evaluate = (code, names) => new Function(...Object.keys(names), `return (${code});`)(...Object.values(names));

const PAGES = readdirSync(join(SITE, 'pages'), { recursive: true })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SITE, 'pages', file), 'utf8') }));

/** Checks a site with these pages. */
function checkSite(pages) {
  const dir = mkdtempSync(join(tmpdir(), 'quire-docs-'));
  mkdirSync(join(dir, 'docs/guide'), { recursive: true });
  for (const [path, text] of Object.entries(pages)) writeFileSync(join(dir, 'docs', path), text);
  return { dir, ...spawnSync(process.execPath, [QUIRE, 'check', dir], { encoding: 'utf8' }) };
}

describe('the site about Quire', () => {
  test('builds without errors and warnings', () => {
    const output = execFileSync(process.execPath, [QUIRE, 'check', SITE, '--format', 'json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(JSON.parse(output)).toEqual({ errors: 0, warnings: 0, diagnostics: [] });
  });

  test('has an up-to-date list of commands: node scripts/command-reference.mjs', () => {
    expect(readFileSync(COMMANDS_FILE, 'utf8')).toBe(formatCommands(COMMANDS));
  });

  test('shows configurations that the schema accepts', () => {
    const samples = PAGES.flatMap(({ file, text }) =>
      [...text.matchAll(/export default defineConfig\((\{[\s\S]*?\n\})\);/g)].map(([, code]) => ({ file, code })),
    );
    expect(samples.length).toBeGreaterThan(10);
    const faulty = samples.filter(
      ({ code }) =>
        !v.safeParse(configSchema, evaluate(code, { apiReference, blogPages, cards, pageList, rspress, twoslash }))
          .success,
    );
    expect(faulty).toEqual([]);
  });

  test('shows components of the theme with props that they accept', () => {
    const { text } = PAGES.find(({ file }) => file.endsWith('components.mdx'));
    const [, table] = /## Components of the theme\n([\s\S]*?)\n## /.exec(text);
    const names = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) => cell.match(/\w+/g));
    const samples = Array.from(table.matchAll(/`(<[A-Z][^`]*>)`/g), ([, sample]) => sample);
    expect(samples.length).toBeGreaterThan(5);
    const head = `import { ${names.join(', ')} } from '@theme';\n\nexport const text = 'a';`;
    const { status, stderr } = checkSite({
      'index.md': '# Home\n',
      'guide/install.md': '# Install\n',
      'guide/index.mdx': [head, '# Guide', ...samples, ...names.map((name) => `{typeof ${name}}`)].join('\n\n'),
    });
    expect({ status, warnings: stderr.match(/^! (?!sitemap)/gm) }, stderr).toEqual({ status: 0, warnings: null });
  });

  test('shows the message of a dead link as quire check prints it', () => {
    const { dir, stderr } = checkSite({
      'index.md': '# Home\n',
      'guide/caching.md': '# Caching\n',
      'guide/index.md': '# Guide\n\nSee [caching](./cachin.md).\n',
    });
    const { text } = PAGES.find(({ file }) => file.endsWith('checks.md'));
    const [, sample] = /```text\n([\s\S]*?)\n```/.exec(text);
    const relative = stderr.replaceAll(`${dir}/`, '');
    expect(relative).toContain(sample);
  });

  test('shows JSON that is valid', () => {
    const samples = PAGES.flatMap(({ text }) => [...text.matchAll(/```json(?! file)[^\n]*\n([\s\S]*?)\n```/g)]);
    expect(samples.length).toBeGreaterThan(1);
    for (const [, code] of samples) expect(() => JSON.parse(code)).not.toThrow();
  });

  test.each(['nginx.conf', 'nginx-sub-path.conf'])('shows %s, which redirects to no other host', (name) => {
    const text = readFileSync(join(SITE, 'deploy', name), 'utf8');
    const rules = [...text.matchAll(/\$request_uri ~ (\S+)\) \{\s+return 301 (\S+);/g)];
    expect(rules).toHaveLength(2);
    for (const path of [
      '//host/x.html',
      '//host/index',
      '///host/../rivet/x.html',
      '/rivet/x.html',
      '/rivet/index.html',
    ])
      for (const [, pattern, target] of rules) {
        const [whole, first = ''] = new RegExp(pattern).exec(path) ?? [];
        if (whole !== undefined) expect(target.replace('$1', first)).toMatch(/^\/(?!\/)/);
      }
  });

  test.each(readdirSync(join(SITE, 'deploy')))('shows %s, which can be copied', (name) => {
    const text = readFileSync(join(SITE, 'deploy', name), 'utf8');
    expect(PAGES.find(({ file }) => file.endsWith('deploying.md')).text).toContain(`<root>/deploy/${name}`);
    if (name.endsWith('.json')) JSON.parse(text);
    if (name.endsWith('.yml')) expect(parse(text).jobs.deploy.steps.length).toBeGreaterThan(0);
    // The output folder of the scripts that `init` writes.
    if (!name.endsWith('.conf')) expect(text).toMatch(/\bdist\b/);
  });
});
