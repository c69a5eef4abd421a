/** Checks the types on the configuration pages: `- **Type:** …` below the name of an option. */
import { type CodeSample, readSamples } from './code-sample.ts';
import type { DocsPage } from './docs-page.ts';
import { listTypeLines } from './type-lines.ts';

export interface DocumentedType {
  /** `dts.bundle.tsconfigPath` as its keys. */
  keys: string[];
  type: string;
  where: string;
}

/** Types with these words are descriptions. */
const DESCRIBED = /…|\bfunction\b|=>/;
/** Types that a page names without showing them, because they belong to the tools. */
const FOREIGN_NAME =
  /\b(?!(?:RegExp|Record|Promise|DtsOptions|RedirectPart|CjsShims|EsmShims|EcmaScriptVersion|ExeOptions|ExeTarget|SeaOptions)\b)[A-Z]\w+/;

/** The types of a page that can be compiled; a line with words after the type is a description too. */
export function readDocumentedTypes(page: DocsPage): DocumentedType[] {
  return listTypeLines(page).flatMap(({ option, text, where }) => {
    const type = /^\s*`(.+)`$/.exec(text)?.[1];
    if (type === undefined || DESCRIBED.test(type) || FOREIGN_NAME.test(type)) return [];
    return [{ keys: toKeys(option), type, where }];
  });
}

/** `lib.banner` → banner; `shims.cjs['import.meta.url']` → shims, cjs, import.meta.url */
export function toKeys(heading: string): string[] {
  const quoted = /^(.*)\['(.+)'\]$/.exec(heading);
  const keys = (quoted?.[1] ?? heading).replace(/^lib\./, '').split('.');
  return quoted?.[2] === undefined ? keys : [...keys, quoted[2]];
}

const PREAMBLE = `
import type { LibConfig, RslibConfig, Syntax } from '@rslib/core';
type Get<T, P> = P extends [infer H, ...infer R] ? Get<T extends object ? (H extends keyof T ? T[H] : never) : never, R> : Exclude<T, undefined>;
type Keys<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;
type Accepted<Documented, Real> = [Documented] extends [Real] ? true : 'the real type does not accept what is documented';
type Complete<Documented, Real> = [Real] extends [Documented] ? ([Keys<Real>] extends [Keys<Documented>] ? true : 'a field is not documented') : 'the real type is wider';
type EcmaScriptVersion = Exclude<Syntax, string[]>;
`;

/** A TypeScript file that compiles if the page is correct. Types of Rslib's own options must be complete, those of Rsbuild may be shortened. */
export function createTypeSample(page: DocsPage): CodeSample {
  const declarations = readSamples(page, []).filter(({ title }) => /^(?:Type|类型)$/.test(title));
  const isOwn = page.name.startsWith('config/lib/');
  const claims = readDocumentedTypes(page).flatMap(({ keys, type, where }, index) => {
    const real = `Get<${isOwn ? 'LibConfig' : 'RslibConfig'}, ${JSON.stringify(keys)}>`;
    const complete = `export const complete${index}: Complete<${type}, ${real}> = true; // ${where}`;
    return [
      `export const accepted${index}: Accepted<${type}, ${real}> = true; // ${where}`,
      ...(isOwn ? [complete] : []),
    ];
  });
  const code = [PREAMBLE, ...declarations.map((sample) => sample.code), ...claims].join('\n');
  return { language: 'ts', title: '', code, isPart: false, where: page.sourcePath };
}

/** The options that a page has to name: a group of Rsbuild's, or all that Rslib adds to an item of `lib`. */
const GROUPS: Record<string, string> = {
  'config/lib/index': 'Exclude<keyof LibConfig, keyof rsbuild.EnvironmentConfig>',
  'config/rsbuild/output': "keyof NonNullable<RslibConfig['output']>",
  'config/rsbuild/resolve': "keyof NonNullable<RslibConfig['resolve']>",
  'config/rsbuild/source': "keyof NonNullable<RslibConfig['source']>",
  'config/rsbuild/tools': "keyof NonNullable<RslibConfig['tools']>",
};

/** A TypeScript file for each page about a whole group, which compiles if the page names every option of the group. */
export function createCoverageSamples(pages: DocsPage[]): CodeSample[] {
  return pages.flatMap((page) => {
    const options = GROUPS[page.name];
    if (options === undefined) return [];
    const named = [...page.source.matchAll(/`(\w+)(?:\.\w+)?`|^#+ \w+\.(\w+)$/gm)].map(
      ([, word, heading]) => word ?? heading,
    );
    const code = [
      "import type { LibConfig, RslibConfig, rsbuild } from '@rslib/core';",
      `type Unnamed = Exclude<${options}, ${named.map((name) => JSON.stringify(name)).join(' | ')}>;`,
      'export const complete: [Unnamed] extends [never] ? true : Unnamed = true;',
    ].join('\n');
    return [{ language: 'ts', title: '', code, isPart: false, where: page.sourcePath }];
  });
}
