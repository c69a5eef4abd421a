/** Generates the documentation that builds are measured on: the same bytes on every machine. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom } from './random.mjs';

const PAGE_BYTES = 5 * 1024;
const PAGES_PER_FOLDER = 25;
const WORDS = `module output format bundle entry declare resolve cache static type plugin loader source target field
value order folder page build watch change file name path import export default shared worker split chunk asset
style runtime server client table stage report result option setting reader writer release version package`.split(
  /\s+/,
);

/** Six languages, so that every page needs six grammars. */
const CODE_BLOCKS = [
  [
    'ts',
    (r) =>
      `export interface ${r.name()} {\n  ${r.word()}: string;\n  ${r.word()}?: Map<string, ${r.int()}>;\n}\n\nexport function ${r.word()}(input: ${r.name()}): number {\n  return input.${r.word()}.length * ${r.int()};\n}`,
  ],
  [
    'js',
    (r) =>
      `import { ${r.word()} } from './${r.word()}.js';\n\nconst ${r.word()} = await ${r.word()}({ ${r.word()}: ${r.int()}, ${r.word()}: '${r.word()}' });\nconsole.log(\`${r.word()} \${${r.int()}}\`); // ${r.word()}`,
  ],
  [
    'json',
    (r) =>
      `{\n  "name": "${r.word()}-${r.word()}",\n  "version": "${r.int()}.${r.int()}.0",\n  "files": ["${r.word()}", "${r.word()}"],\n  "private": true\n}`,
  ],
  [
    'bash',
    (r) =>
      `# ${r.word()} ${r.word()}\nnpm install -D @${r.word()}/${r.word()}\nnpx ${r.word()} build --${r.word()} ${r.int()} && cd "$HOME/${r.word()}"`,
  ],
  [
    'css',
    (r) =>
      `.${r.word()} > .${r.word()}:hover {\n  color: #${r.hex()};\n  margin: ${r.int()}px calc(100% - ${r.int()}rem);\n}`,
  ],
  [
    'tsx',
    (r) =>
      `export function ${r.name()}({ ${r.word()} }: { ${r.word()}: string }) {\n  const [state, setState] = useState(${r.int()});\n  return <button onClick={() => setState(state + ${r.int()})}>{state} ${r.word()}</button>;\n}`,
  ],
];

/** The number of pages with different code in the recurring corpus. */
const RECURRING_VARIETY = 25;

/** Writes a plain folder of `count` pages. Page n does not depend on the count. @param corpus see `generatePage` */
export function generateDocs(folder, count, corpus) {
  rmSync(folder, { recursive: true, force: true });
  for (let index = 0; index < count; index += 1) {
    const file = join(folder, pagePath(index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, generatePage(index, corpus));
  }
}

/** `part-003/page-0078.md`, relative to the folder. */
export function pagePath(index) {
  const part = String(Math.floor(index / PAGES_PER_FOLDER)).padStart(3, '0');
  return `part-${part}/page-${String(index).padStart(4, '0')}.md`;
}

/** @param corpus `recurring` if code recurs on several pages, as in real documentation */
export function generatePage(index, corpus = 'varied') {
  const random = createRandom(index + 1);
  const r = createVocabulary(random);
  const title = `${r.name()} ${r.word()} ${index}`;
  const head = `---\ndescription: ${r.sentence()}\n---\n\n# ${title}\n`;
  const code = corpus === 'recurring' ? createVocabulary(createRandom((index % RECURRING_VARIETY) + 1)) : r;
  const blocks = CODE_BLOCKS.map(([lang, render]) => `\`\`\`${lang}\n${render(code)}\n\`\`\``);
  const sections = blocks.map((block) => ({ heading: `## ${r.name()} ${r.word()}`, sentences: [r.sentence()], block }));
  for (let turn = 0; size(head, sections) < PAGE_BYTES; turn += 1) {
    sections[turn % sections.length].sentences.push(r.sentence());
  }
  return render(head, sections);
}

function size(head, sections) {
  return Buffer.byteLength(render(head, sections));
}

function render(head, sections) {
  const parts = sections.map(({ heading, sentences, block }) => `${heading}\n\n${sentences.join(' ')}\n\n${block}\n`);
  return [head, ...parts].join('\n');
}

function createVocabulary(random) {
  const int = () => 1 + Math.floor(random() * 99);
  const word = () => WORDS[Math.floor(random() * WORDS.length)];
  const name = () => word().replace(/^./, (char) => char.toUpperCase());
  const hex = () =>
    Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0');
  const phrase = () => Array.from({ length: 7 + Math.floor(random() * 6) }, word).join(' ');
  const sentence = () => `${name()} ${phrase()}, \`${word()}\` and **${word()}** ${phrase()}.`;
  return { int, word, name, hex, sentence };
}
