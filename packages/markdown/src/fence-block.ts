/** Renders a fence: by a plugin, or as highlighted code. Included files are recorded as dependencies of the page. */

import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import { changeCode, hasFenceRenderer, renderBlock, renderByPlugins } from './call-plugins.ts';
import { type LoadedCode, loadCodeFile } from './code-file.ts';
import { type CodeProject, findCodeProject, listManifests } from './code-project.ts';
import { markUrls } from './collect-links.ts';
import type { CompileState } from './compile-state.ts';
import type { CompileContext } from './compiled-source.ts';
import { type SourceRule, UserError } from './diagnostics/diagnostic.ts';
import { suggestNearest } from './diagnostics/nearest-match.ts';
import { findUndecoded } from './files/undecoded.ts';
import { type CodeBlock, isConfigFile } from './highlight/code-block.ts';
import { CODE_OPTIONS, parseCodeMeta, splitLanguage } from './highlight/code-meta.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import { findLanguage, isLanguage } from './highlight/language-names.ts';
import { extractNotations } from './highlight/notations.ts';
import { findSectionOption } from './highlight/section-option.ts';
import type { MarkdownPage, PageFence } from './markdown-page.ts';
import { hashCode } from './section-hashes.ts';
import type { CodeUse } from './source-references.ts';
import { listTreePaths, TREE_LANGUAGE } from './tree-fence.ts';

/**
 * Updates the page synchronously, before the first await, so that blocks are recorded in order.
 * @param ownLine the line of the fence, from 1
 */
export async function renderFence(written: CodeBlock, ownLine: number, page: MarkdownPage): Promise<string> {
  const { input, context, compiled, warn } = page.state;
  const { language: name, meta } = splitLanguage(written.language, written.meta);
  const language = name.toLowerCase();
  const { file, sourceLine: line = ownLine, title, highlight, localized, unknown } = parseCodeMeta(meta);
  const noteErrors = (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    compiled.errors.push(...error.diagnostics.map((each) => ({ file: input.sourcePath, line, ...each })));
    return undefined;
  };
  const { shown, project } = file === undefined ? NOTHING : loadShown(file, page.state, noteErrors);
  const code = shown?.code ?? written.code;
  const faults = [
    ...(hasFenceRenderer(context.plugins, language) ? [] : checkLanguage(language, context)),
    ...checkMarks(highlight, code),
    ...checkOptions(unknown),
  ];
  for (const { rule, ...fault } of faults) warn(rule, { ...fault, line });
  // The bytes of the page itself are reported at their own place.
  for (const { message, help } of findUndecoded(shown?.code ?? '', `"${file}"`))
    warn('elements', { line, message, help });
  const use: CodeUse = {
    line,
    language,
    hash: hashCode(language === TREE_LANGUAGE ? listTreePaths(code) || code : code),
    localized,
  };
  compiled.codeBlocks.push(use);
  const { sourcePath, filePath } = input;
  const known = {
    page,
    shown,
    project,
    use,
    headings: compiled.headings,
    sourcePath,
    filePath,
    line,
    siteDir: context.siteDir,
  };
  const colors = { highlight: (text: string, name: string) => highlightText(text, name, context.highlighter) };
  const fence: PageFence = { ...known, ...colors, code: code.replace(/\n$/, ''), language, meta, title };
  const html =
    (await renderByPlugins(context.plugins, fence).catch(noteErrors)) ??
    (await renderCode(fence, code).catch(noteErrors));
  return markUrls(html ?? '', compiled, line);
}

interface Shown {
  shown?: LoadedCode;
  project?: CodeProject | undefined;
}

const NOTHING: Shown = {};

/** Loads the code that a fence includes from a file. */
function loadShown(file: string, state: CompileState, onError: (error: unknown) => void): Shown {
  const { input, context, compiled } = state;
  const { code } = context;
  try {
    const shown = loadCodeFile({ file, filePath: input.filePath, folders: context });
    compiled.dependencies.push({ filePath: shown.filePath, hash: shown.hash });
    if (!code.projects) return { shown };
    for (const filePath of listManifests(shown.filePath, code.projects)) state.addDependency(filePath);
    return { shown, project: findCodeProject(shown.filePath, code.projects) };
  } catch (error) {
    onError(error);
    return NOTHING;
  }
}

async function highlightText(text: string, language: string, highlighter: Highlighter): Promise<string[]> {
  await highlighter.load([language]);
  return highlighter.highlightLines(text, language);
}

/** @param written the code with its last line break */
async function renderCode(fence: PageFence, written: string): Promise<string> {
  const { page, shown, project, language, meta, title, line } = fence;
  const { context, input, compiled, warn } = page.state;
  const option = isConfigFile(title) ? findSectionOption(input.text, { line, format: page.format }) : undefined;
  const code = changeCode(context.plugins, fence) ?? written;
  // A file that cannot be read is an error.
  if (code.trim() === '' && compiled.errors.length === 0) warn('elements', { line, ...EMPTY });
  return renderBlock({ code, language, meta, bytes: shown?.bytes, project, option }, fence);
}

const EMPTY = {
  message: 'This code block has no code.',
  help: 'Write the code between its signs, or remove them.',
};

interface FenceFault {
  rule: SourceRule;
  message: string;
  help: string;
}

/** Finds marks for lines that the code does not have, for example because an included file has become shorter. */
function checkMarks(marked: ReadonlySet<number>, code: string): FenceFault[] {
  const { code: shown, lines, hasLooseMark } = extractNotations(code.replace(/\n$/, ''));
  const count = shown.split('\n').length;
  const size = `${count} ${count === 1 ? 'line' : 'lines'}`;
  const faults: FenceFault[] = [];
  if ([...lines.keys()].some((line) => line >= count)) {
    const help = 'Write the number of lines after the colon: [!code highlight:2].';
    const message = `A mark in the code is for more lines than follow: the code has ${size}.`;
    faults.push({ rule: 'references', message, help });
  }
  const missing = [...marked].find((line) => line > count || line === 0);
  if (missing !== undefined) {
    const help = 'Lines are counted from 1, also where their numbers begin elsewhere.';
    faults.push({ rule: 'references', message: `The fence marks line ${missing}, and its code has ${size}.`, help });
  }
  if (hasLooseMark) {
    const help = 'Write it alone in a comment at the end of the line. To show it, write [\\!code.';
    faults.push({ rule: 'otherSyntax', message: 'A mark in the code is shown as text.', help });
  }
  return faults;
}

/** Finds options that are probably misspelled. Others may belong to plugins and other tools. */
function checkOptions(unknown: readonly string[]): FenceFault[] {
  return unknown.flatMap((name) => {
    const help = suggestNearest(name, CODE_OPTIONS);
    if (help === undefined) return [];
    return [{ rule: 'otherSyntax', message: `The fence has no option "${name}".`, help }];
  });
}

const FORMULA_HELP = 'Write a formula between lines of "$$": "markdown.formulas" renders it.';

function checkLanguage(written: string, { code, highlighter }: CompileContext): FenceFault[] {
  const alias = new Map(Object.entries(code.langAlias)).get(written);
  const language = alias ?? written;
  const names = highlighter.getNames();
  if (!names || isLanguage(language, names)) return [];
  const nearest = findLanguage(language, names);
  const instead = 'Write "text" for code without colors, or map the name to a grammar in "markdown.langAlias".';
  const suggested = nearest === undefined ? instead : `Did you mean "${nearest}"? ${instead}`;
  const help = /^(?:math|katex)$/.test(language) ? FORMULA_HELP : suggested;
  const name = alias === undefined ? `"${written}"` : `"${alias}", the "markdown.langAlias" of "${written}"`;
  return [{ rule: 'codeLanguages', message: `There is no grammar for ${name}, so the code has no colors.`, help }];
}

/** Replaces fences. @param render receives the block and the line of its fence */
export function createCode(render: (block: CodeBlock, line: number) => Promise<string>): HastPluginDefinition {
  return defineHastPlugin({
    name: 'quire-code',
    options: { position: true },
    element: {
      filter: ['pre'],
      visit(node, context) {
        const code = node.children[0];
        if (code?.type !== 'element' || code.tagName !== 'code') return;
        const data = (code.data ?? {}) as { lang?: string; meta?: string };
        const block = {
          code: context.textContent(code),
          language: data.lang ?? '',
          meta: data.meta ?? '',
        };
        return render(block, node.position?.start.line ?? 1).then((value) => ({ type: 'raw', value }));
      },
    },
  });
}
