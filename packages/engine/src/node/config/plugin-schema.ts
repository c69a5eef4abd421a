/** The schemas of plugins, and of the values that their hooks return. */

import { isAbsolute } from 'node:path';
import type { ContainerElement, ContainerPart } from '@quire/markdown';
import { distinct, isObject, object, record, text } from '@quire/markdown/fields';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import * as v from 'valibot';
import { isData } from '../files/hash-data.ts';
import { isMarkdownPath } from '../files/page-path.ts';
import { CHECK_DEFAULTS, type CheckRule } from './check-config.ts';
import type { AdoptedConfig } from './foreign-config.ts';
import { elements } from './head-config.ts';

const hook = v.optional(v.function());

const containerName = v.pipe(text, v.regex(/^[a-z][a-z\d_-]*$/, 'it must be a name in lower case, as in ":::steps"'));

const markdown = object({
  source: hook,
  mdast: hook,
  hast: hook,
  containers: v.optional(record(containerName, v.function())),
  fences: v.optional(record(text, v.function())),
  code: hook,
  codeHtml: hook,
});

const componentName = v.pipe(v.string(), v.regex(/^[A-Z]\w*$/, 'the name of a component begins with a capital letter'));

const stylesheet = v.pipe(text, v.regex(/\.css$/, 'it must be the path of a .css file'));

const plugin = object({
  name: text,
  version: v.optional(text),
  options: v.optional(v.custom<unknown>(isData, 'it must be plain data, without functions')),
  markdown: v.optional(markdown),
  adopt: hook,
  config: hook,
  page: hook,
  pages: hook,
  head: hook,
  image: hook,
  files: hook,
  emit: hook,
  check: hook,
  bundler: hook,
  client: v.optional(text),
  components: v.optional(record(componentName, text)),
  styles: v.optional(v.array(stylesheet)),
});

export const pluginsSchema = distinct(plugin, ({ name }) => name);

const OUTSIDE = 'it must be relative to the output folder and stay in it, as in "feeds/tags.xml"';

/** The path of a file in the output. */
export const outputPath = v.pipe(
  text,
  v.check(
    (path) => !/^[/\\]|^[A-Za-z]:|\\/.test(path) && !path.split('/').some((part) => /^\.{0,2}$/.test(part)),
    OUTSIDE,
  ),
);

const problem = object({
  message: text,
  severity: v.optional(v.picklist(['error', 'warning'])),
  rule: v.optional(
    v.custom<CheckRule>(
      (rule) => typeof rule === 'string' && Object.hasOwn(CHECK_DEFAULTS, rule),
      'it must be a rule of "check"',
    ),
  ),
  file: v.optional(text),
  line: v.optional(v.number()),
  column: v.optional(v.number()),
  help: v.optional(v.string()),
  frame: v.optional(v.string()),
});

const containerPart = object({ part: v.picklist(['title', 'content']), block: v.optional(v.number()) });

const isPart = (value: unknown) => isObject(value) && 'part' in value;

const child: v.GenericSchema<unknown, string | ContainerPart | ContainerElement> = v.lazy((value) =>
  typeof value === 'string' ? v.string() : isPart(value) ? containerPart : containerElement,
);

const tagName = v.pipe(text, v.regex(/^[a-z][a-z\d-]*$/i, 'it must be the name of an HTML element, such as "section"'));

const attributeName = v.pipe(text, v.regex(/^[^\s"'<>/=]+$/, 'it must be the name of an attribute, such as "class"'));

const containerElement = object({
  tag: tagName,
  attributes: v.optional(record(attributeName, v.union([v.string(), v.literal(true)], 'it must be a string or true'))),
  children: v.optional(v.array(child)),
});

const PAGE_PATH =
  'it must be the path that a file of the page would have in the folder of its language, as in "blog/tags/rust.md"';

const pagePath = v.pipe(
  text,
  v.check(
    (path) => isMarkdownPath(path) && !/[#?%\\]/.test(path) && path.split('/').every((part) => /^[^._]/.test(part)),
    PAGE_PATH,
  ),
);

const virtualPage = object({
  path: pagePath,
  text: v.string(),
  frontmatter: v.optional(record(text, v.unknown())),
  lang: v.optional(text),
  version: v.optional(v.string()),
  source: v.optional(text),
});

const codeResult = object({
  html: v.optional(v.string()),
  data: v.optional(v.unknown()),
  files: v.optional(v.array(v.pipe(text, v.check(isAbsolute, 'it must be an absolute path')))),
});

/** By the name of the hook. */
export const RETURNED = {
  source: v.string(),
  mdast: v.array(v.custom<MdastPluginDefinition>(isObject, 'it must be an object')),
  hast: v.array(v.custom<HastPluginDefinition>(isObject, 'it must be an object')),
  containers: containerElement,
  fences: v.optional(v.string()),
  code: v.optional(v.string()),
  codeHtml: v.optional(v.union([v.string(), codeResult])),
  adopt: v.custom<AdoptedConfig>(
    (value) => isObject(value) && 'config' in value && 'parts' in value && isObject(value.parts),
    'it must be an object with "config" and "parts"',
  ),
  config: v.optional(v.custom<object>(isObject, 'it must be a configuration')),
  bundler: v.optional(v.custom<object>(isObject, 'it must be a configuration of Rsbuild')),
  page: v.optional(object({ title: v.optional(text), description: v.optional(v.string()) })),
  pages: v.array(virtualPage),
  head: elements,
  image: v.optional(
    object({
      path: outputPath,
      width: v.number(),
      height: v.number(),
      alt: v.optional(v.string()),
      render: v.function(),
      isComplete: hook,
    }),
  ),
  check: v.array(problem),
  files: v.array(outputPath),
  emit: v.array(object({ path: outputPath, body: v.union([v.string(), v.instance(Uint8Array)]) })),
};

export type ReturningHook = keyof typeof RETURNED;
