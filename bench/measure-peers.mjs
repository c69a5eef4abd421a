/**
 * Owns what the same pages cost Hugo, which is a native program: `node bench/measure-peers.mjs [pages] [runs]` builds them
 * with both by turns, and prints the processor time of each and their ratio. It needs `hugo` on the PATH.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCorpusSite, removeCorpusSites } from './corpus-site.mjs';
import { measureProcess } from './measure-process.mjs';
import { median } from './statistics.mjs';

const [pages = 1000, runs = 3] = process.argv.slice(2).map(Number);

const ARTICLE = `<main><h1>{{ .Title }}</h1><aside>{{ .TableOfContents }}</aside>{{ .Content }}</main>`;

/** As much of a documentation site as Hugo makes without a theme: the pages of the section, the outline, the text. */
const HUGO_FILES = {
  'hugo.toml': 'baseURL = "/"\ndisableKinds = ["taxonomy", "term"]\n[markup.highlight]\nnoClasses = false\n',
  'layouts/_default/single.html': `<!doctype html><html lang="en"><head><title>{{ .Title }}</title></head><body>
<nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>${ARTICLE}
{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</body></html>`,
  'layouts/_default/list.html': `<!doctype html><html lang="en"><body>
{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</body></html>`,
};

/** Each build has a folder that nothing was built in. */
async function buildWithQuire() {
  return (await createCorpusSite(pages).build()).cpuSeconds;
}

async function buildWithHugo() {
  const { folder, output } = createCorpusSite(pages);
  const project = join(dirname(output), 'hugo');
  for (const [path, text] of Object.entries(HUGO_FILES)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const places = { source: project, contentDir: folder, destination: output, cacheDir: join(project, 'cache') };
  const args = Object.entries(places).map(([name, place]) => `--${name}=${place}`);
  return (await measureProcess('hugo', [...args, '--config=hugo.toml'])).cpuSeconds;
}

const quire = [];
const hugo = [];
for (let run = 0; run < runs; run += 1) {
  quire.push(await buildWithQuire());
  hugo.push(await buildWithHugo());
}
removeCorpusSites();
const show = (seconds) => `${median(seconds).toFixed(2)} s (${seconds.map((each) => each.toFixed(2)).join(', ')})`;
console.log(`${pages} pages, CPU of all processes, median of ${runs}`);
console.log(`Quire  ${show(quire)}\nHugo   ${show(hugo)}\nratio  ${(median(quire) / median(hugo)).toFixed(2)}`);
