/** Owns what a fence becomes: its block as HTML, with the files that it shows, noted in the page. */
import { basename } from 'node:path';
import { type CheckDiagnostic, createWarning } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { loadCodeFile } from './code-file.ts';
import { findCodeProject, listManifests } from './code-project.ts';
import type { CompileState } from './compiled-source.ts';
import { type CodeBlock, type CodeDefaults, isConfigFile, renderCodeBlock } from './highlight/code-block.ts';
import { isLocalized, parseCodeMeta, splitLanguage } from './highlight/code-meta.ts';
import { findLanguage, isLanguage } from './highlight/language-names.ts';
import { findSectionOption } from './highlight/section-option.ts';
import { loadLineMap } from './line-map.ts';
import { hashCode } from './section-hashes.ts';
import { listTreePaths, TREE_LANGUAGE } from './tree-fence.ts';
import { renderTwinPanels } from './twin-panels.ts';

/**
 * What the page notes of the block is noted before this returns, in the order of the blocks.
 * @param ownLine of the fence, from 1
 */
export async function renderFence(
  written: CodeBlock,
  ownLine: number,
  { input, context, compiled }: CompileState,
): Promise<string> {
  const block = { ...written, ...splitLanguage(written.language, written.meta) };
  const { file, source, sourceLine: line = ownLine, title } = parseCodeMeta(block.meta);
  const noteErrors = (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    compiled.errors.push(...error.diagnostics);
    return '';
  };
  let { code, bytes, project } = block;
  let twin: Promise<string> | undefined;
  if (file !== undefined) {
    try {
      const loaded = loadCodeFile({ file, filePath: input.filePath, folders: context, files: context.files });
      compiled.dependencies.push({ filePath: loaded.filePath, hash: loaded.hash });
      ({ code, bytes } = loaded);
      const { projects } = context.code;
      if (projects) {
        compiled.dependencies.push(...listManifests(loaded.filePath, projects).map(withHash(context.files)));
        project = findCodeProject(loaded.filePath, projects, context.files);
      }
      if (source !== undefined)
        twin = renderTwin(
          { block: { ...block, project }, output: loaded, title: source },
          { input, context, compiled },
        );
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      compiled.errors.push(...error.diagnostics.map((each) => ({ ...each, file: input.sourcePath, line })));
    }
  }
  const renderer = context.hooks.findFenceRenderer(block.language);
  if (!renderer)
    compiled.warnings.push(
      ...checkLanguage(block.language, context.code).map((each) => ({ ...each, file: input.sourcePath, line })),
    );
  compiled.codeBlocks.push({
    line,
    language: block.language,
    hash: hashCode(block.language === TREE_LANGUAGE ? listTreePaths(code) || code : code),
    localized: isLocalized(block.meta),
  });
  const { sourcePath, filePath } = input;
  const fence = { ...block, code: code.replace(/\n$/, ''), title, sourcePath, filePath, line };
  const html = await (twin ?? renderer?.(fence).catch(noteErrors));
  if (html !== undefined) return html;
  const option = isConfigFile(title) ? findSectionOption(input.text, line) : undefined;
  return renderCodeBlock({ ...block, code, bytes, project, option }, context.highlighter, context.code);
}

function checkLanguage(language: string, { langAlias }: CodeDefaults): CheckDiagnostic[] {
  if (isLanguage(language) || Object.hasOwn(langAlias, language)) return [];
  const nearest = findLanguage(language);
  const instead = 'Write "text" for code without colors. "markdown.langAlias" gives a grammar another name.';
  const help = nearest === undefined ? instead : `Did you mean "${nearest}"? ${instead}`;
  return [createWarning('codeLanguages', `No grammar is named "${language}", so the code has no colors.`, { help })];
}

const withHash = (files: SourceFiles) => (filePath: string) => ({ filePath, hash: files.hash(filePath) });

type Twin = Pick<Parameters<typeof renderTwinPanels>[0], 'block' | 'output' | 'title'>;

/** An output beside its source. Both files and the map of their lines went into the page. */
function renderTwin(twin: Twin, { context, compiled }: CompileState): Promise<string> {
  const map = loadLineMap(twin.output.filePath, twin.title);
  const { code: source } = loadCodeFile({
    file: basename(map.sourcePath),
    filePath: map.sourcePath,
    folders: context,
    files: context.files,
  });
  compiled.dependencies.push(...[map.sourcePath, map.mapPath].map(withHash(context.files)));
  return renderTwinPanels({ ...twin, source, map }, context);
}
