/** Compiles Markdown and MDX with satteri. */

import { markdownToHtml, mdxToJs } from 'satteri';
import { listHastVisitors, listMdastVisitors, mergeVisitors } from './call-plugins.ts';
import { createLinks, createRawLinks, mayHoldUrl } from './collect-links.ts';
import type { CompileState } from './compile-state.ts';
import type { CompiledSource, NormalizedText } from './compiled-source.ts';
import { FEATURES } from './features.ts';
import { createCode, renderFence } from './fence-block.ts';
import { textMarker } from './html/markers.ts';
import { addValues, createMdxContent } from './mdx-content.ts';
import { provideModuleNames } from './module-names.ts';
import type { PageContent } from './page-content.ts';
import { MDX_OUTPUT } from './satteri-output.ts';
import { compileValues, createValueReader } from './source-parts.ts';
import { ADDED_PARAGRAPH, addedParagraphs } from './syntax/added-paragraphs.ts';
import { hasUrlEnds, markUrlEnds, removeUrlEnds, urlEnds } from './syntax/bare-urls.ts';
import { createDirectives } from './syntax/directives.ts';
import { createFootnoteLabel, createHeadings } from './syntax/headings.ts';
import { createImports, type ImportUse } from './syntax/import-statements.ts';
import { createInlineSvg } from './syntax/inline-svg.ts';
import { createLead } from './syntax/lead.ts';
import { LOWER_CASE_FLAG, lowerCaseFlags } from './syntax/lower-case-flags.ts';
import { createIgnoredExports, createPreformatted, createStyleTexts, createUnknownNames } from './syntax/mdx-faults.ts';
import { createRawTags, mayHoldTag } from './syntax/raw-tags.ts';
import { TASK_BOXES } from './syntax/task-boxes.ts';

/** Fills `state.compiled`, and returns the content. @throws Error if the source is not valid MDX */
export async function compileTreeContent(
  { text: source, headingIds, format, unknownContainers }: NormalizedText,
  state: CompileState,
  fragments: ReadonlyMap<string, CompiledSource>,
): Promise<PageContent> {
  const { input, context, compiled } = state;
  const { footnotePrefix } = input;
  const text = markUrlEnds(source, format);
  const { sourcePath, filePath, isRightToLeft } = input;
  const page = { text, format, sourcePath, filePath, isRightToLeft, state };
  // Built-in features share one walk with the core: each walk crosses the boundary to Rust.
  const [features, added] = partition(context.plugins, (plugin) => FEATURES.includes(plugin));
  const imports: ImportUse[] = [];
  const options = {
    features: {
      directive: text.includes(':::'),
      frontmatter: false,
      gfm: { footnotes: footnotePrefix === undefined ? FOOTNOTES : { ...FOOTNOTES, clobberPrefix: footnotePrefix } },
    },
    // Each plugin costs a walk over the tree, so only those are used that the page needs.
    mdastPlugins: [
      hasUrlEnds(text) && urlEnds,
      format === 'md' && mayHoldTag(text) && createRawTags(source, state),
      format === 'mdx' && createImports(imports),
      format === 'mdx' && text.includes('{') && createUnknownNames(state),
      format === 'mdx' && text.includes('style') && createStyleTexts(state),
      format === 'mdx' && ADDED_PARAGRAPH.test(text) && addedParagraphs,
      format === 'mdx' && LOWER_CASE_FLAG.test(text) && lowerCaseFlags,
      format === 'mdx' && text.includes('export ') && createIgnoredExports(state),
      format === 'mdx' && text.includes('<pre') && createPreformatted(state),
      text.includes(':::') && createDirectives(state, unknownContainers.length > 0),
      ...listMdastVisitors(context.plugins, page),
      mayHoldUrl(text) && createRawLinks(compiled),
    ],
    hastPlugins: [
      ...listHastVisitors(added, page),
      mergeVisitors([
        createHeadings({ headingIds, fragments, readValue: createValueReader(text, compiled) }, state),
        compiled.frontmatter.description === undefined &&
          createLead((text) => {
            compiled.lead = text;
          }),
        createLinks(compiled, createDiagrams(state)),
        footnotePrefix !== undefined && text.includes('[^') && createFootnoteLabel(footnotePrefix),
        /\[[ xX]\]/.test(text) && TASK_BOXES,
        ...listHastVisitors(features, page),
        createCode((block, line) => renderFence(block, line, page)),
      ]),
    ],
  };
  if (format === 'md') return { kind: 'html', html: removeUrlEnds((await markdownToHtml(text, options)).html) };
  const { code } = await mdxToJs(text, {
    ...options,
    ...MDX_OUTPUT,
    optimizeStatic: { ...MDX_OUTPUT.optimizeStatic, ignoreElements: listMembers(text) },
  });
  const withNames = (body: string) => provideModuleNames(removeUrlEnds(body), input.filePath, context.defines);
  const content = createMdxContent(await withNames(code), imports, state);
  const globals = content.globals.map(({ local }) => local);
  const values = await compileValues(text, globals);
  return values === undefined ? content : addValues(content, await withNames(values), compiled);
}

function partition<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/** In the page's language. The text of a back link is followed by the number of the footnote. */
const FOOTNOTES = { label: textMarker('footnotes'), backLabel: `${textMarker('footnoteBack')} {reference}` };

function createDiagrams({ context: { publicDir }, addDependency }: CompileState) {
  return publicDir === undefined ? undefined : createInlineSvg({ publicDir, onFile: addDependency });
}

/** Finds members such as `<parts.Box>`, which the compiler would treat as elements if they have no props. */
function listMembers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<([a-z_$][\w$]*(?:\.[\w$]+)+)/g), ([, name = '']) => name))];
}
