/** Replaces containers, `:::name Title`, by what plugins render for them. (docs/behavior/content.md) */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { findContainerRenderer } from '../call-plugins.ts';
import type { Container } from '../compile-hooks.ts';
import type { CompileState } from '../compile-state.ts';
import { UserError } from '../diagnostics/diagnostic.ts';
import type { PageContainer } from '../markdown-page.ts';
import { type Nodes, type Parts, toElementNode } from './element-nodes.ts';
import { ONE_LINE_ATTRIBUTE } from './normalize.ts';

type Directive = Parameters<NonNullable<MdastPluginDefinition['containerDirective']>>[0];

/** Directives that no plugin renders become text. @param hasUnknown whether such a container is reported */
export function createDirectives(state: CompileState, hasUnknown: boolean): MdastPluginDefinition {
  const { context: compileContext, compiled } = state;
  return defineMdastPlugin({
    name: 'quire-directives',
    options: { position: true },
    async containerDirective(node, context) {
      const render = findContainerRenderer(compileContext.plugins, node.name);
      if (!render) return;
      const { parts, ...written } = readContainer(node);
      const container: PageContainer = { ...written, ...createPlace(node, state), blocks: parts.content };
      if (!isClosed(node, context.source)) container.warn(`The container ":::${node.name}" is not closed.`, OPEN_HELP);
      try {
        context.replaceNode(node, toElementNode(await render(container), parts));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        compiled.errors.push(...error.diagnostics);
      }
    },
    text({ position }, context) {
      if (!position) return;
      const { offset, line, column } = position.start;
      const lines = context.source.slice(offset, position.end.offset).split('\n');
      const stray = lines.findIndex((each) => COLONS.test(each));
      // They may close a container that is unknown, or of another system, and reported.
      if (stray < 0 || hasUnknown || FOREIGN_CONTAINER.test(context.source)) return;
      const before = lines[stray]?.indexOf(':') ?? 0;
      state.warn('containers', { line: line + stray, column: stray === 0 ? column : before + 1, ...STRAY });
    },
    textDirective(node, context) {
      const { position } = node;
      if (!position) return;
      context.replaceNode(node, {
        type: 'text',
        value: context.source.slice(position.start.offset, position.end.offset),
      });
    },
    leafDirective(node, context) {
      const { position } = node;
      if (!position) return;
      const value = context.source.slice(position.start.offset, position.end.offset);
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value }] });
    },
  });
}

const COLONS = /^[\s>]*:{3,}[ \t]*$/;

/** `:::{note}` and `::: {.callout-note}`. */
const FOREIGN_CONTAINER = /^[\s>]*:{3,}[ \t]*\{/m;

const STRAY = {
  message: 'These colons close no container: they are shown as text.',
  help: 'Remove it. A container that contains another needs more colons at both ends: "::::".',
};

const OPEN_HELP = 'Add a line with ":::" after its text. A container that contains another needs more colons: "::::".';

type Written = Pick<Container, 'name' | 'title' | 'content' | 'attributes'> & { parts: Parts };

/** The title is a label, or an attribute; a label wins. */
function readContainer({ name, attributes, children }: Directive): Written {
  const { [ONE_LINE_ATTRIBUTE]: oneLine, ...written } = attributes ?? {};
  const values = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, value ?? '']));
  const { title: ofAttribute, ...others } = values;
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const isOneLine = isLabel && oneLine !== undefined;
  const text: Nodes | undefined = ofAttribute ? [{ type: 'text', value: ofAttribute }] : undefined;
  const title = isLabel && !isOneLine ? (first.children as Nodes) : text;
  const content = isOneLine ? [{ type: 'paragraph' as const, children: first.children }] : isLabel ? rest : children;
  return {
    name,
    title: title && { part: 'title' },
    content: { part: 'content' },
    // The plugin reports an attribute without a value.
    attributes: ofAttribute ? others : values,
    parts: { title: title ?? [], content: content as Nodes },
  };
}

function createPlace({ position }: Directive, { input, ...state }: CompileState) {
  const { sourcePath, filePath } = input;
  const start = position?.start ?? { line: 1, column: 1 };
  const warn: PageContainer['warn'] = (message, help, block) => {
    const { line, column } = block?.position?.start ?? start;
    state.warn('containers', { line, column, message, help });
  };
  return { sourcePath, filePath, line: start.line, warn };
}

/** The parser also closes a container at the end of its parent, or at the colons of a nested container. */
function isClosed({ position, children }: Directive, source: string): boolean {
  if (!position) return true;
  const last = children.at(-1);
  if (last?.type === 'containerDirective' && last.position?.end.line === position.end.line) return false;
  const text = source.slice(position.start.offset, position.end.offset);
  return /\n[\s>]*:{3,}[ \t]*$/.test(text);
}
