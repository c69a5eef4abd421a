/** Owns callouts: `:::tip Title` containers and GitHub's `> [!NOTE]` alerts. (docs/behavior/content.md) */
import { defineMdastPlugin, type MdastContent, type MdastPluginDefinition } from 'satteri';
import { type CheckDiagnostic, createWarning } from '../../diagnostics/diagnostic.ts';
import { textMarker } from '../../html/markers.ts';

/** Container names and the callout that they are; `details` folds. */
export const CONTAINER_TYPES: ReadonlyMap<string, string> = new Map([
  ['tip', 'tip'],
  ['info', 'info'],
  ['note', 'note'],
  ['warning', 'warning'],
  ['caution', 'caution'],
  ['danger', 'danger'],
  ['important', 'important'],
  ['details', 'details'],
]);

/** On a container whose label is all of its text. */
export const ONE_LINE_ATTRIBUTE = 'one-line';

type Children = Extract<MdastContent, { children: unknown }>['children'];

type Directive = Parameters<NonNullable<MdastPluginDefinition['containerDirective']>>[0];

/**
 * Turns directives that are containers into callouts, and gives all others back as the text they were.
 * @param onWarning gets a diagnostic for each that is not closed, and for each attribute that is not read
 */
export function createContainers(onWarning: (warning: CheckDiagnostic) => void): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-containers',
    options: { position: true },
    containerDirective(node, context) {
      const type = CONTAINER_TYPES.get(node.name);
      if (!type) return;
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      if (!isClosed(node, context.source)) onWarning(createOpenWarning(node.name, { line, column }));
      for (const name of listUnread(node)) onWarning(createUnreadWarning(name, node.name, { line, column }));
      const [first, ...rest] = node.children;
      const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const isOneLine = isLabel && node.attributes?.[ONE_LINE_ATTRIBUTE] !== undefined;
      const title =
        isLabel && !isOneLine
          ? first.children
          : [{ type: 'text' as const, value: node.attributes?.title || defaultTitle(type) }];
      const text = isOneLine
        ? [{ type: 'paragraph' as const, children: first.children }]
        : isLabel
          ? rest
          : node.children;
      const id = node.attributes?.id ?? undefined;
      context.replaceNode(node, createCallout(type, { title: title as Children, body: text as Children, id }));
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

function createOpenWarning(name: string, place: { line: number; column: number }): CheckDiagnostic {
  const help = 'Write ":::" on a line after its text. A container that holds another needs more colons: "::::".';
  return createWarning('containers', `The container ":::${name}" is not closed.`, { ...place, help });
}

/** In .mdx words in braces are attributes, also where an expression was meant: `{title}` is a title without a text. */
function listUnread({ attributes }: Directive): string[] {
  const isRead = (name: string, value: unknown) =>
    name === ONE_LINE_ATTRIBUTE || name === 'id' || (name === 'title' && value !== '');
  return Object.entries(attributes ?? {}).flatMap(([name, value]) => (isRead(name, value) ? [] : [name]));
}

function createUnreadWarning(
  attribute: string,
  name: string,
  place: { line: number; column: number },
): CheckDiagnostic {
  const help = `Write the title as text, or as title="…": ":::${name} Title". A title has no expressions.`;
  return createWarning('containers', `"{${attribute}}" of the container ":::${name}" is not shown.`, {
    ...place,
    help,
  });
}

/** The parser ends a container where its surroundings end, and lets the colons of one in it close it too. */
function isClosed({ position, children }: Directive, source: string): boolean {
  if (!position) return true;
  const last = children.at(-1);
  if (last?.type === 'containerDirective' && last.position?.end.line === position.end.line) return false;
  const text = source.slice(position.start.offset, position.end.offset);
  return /\n[\s>]*:{3,}[ \t]*$/.test(text);
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER|DETAILS)\][ \t]*([^\n]*)\n?/i;

/** Turns `> [!NOTE]` block quotes into callouts. */
export const alerts: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-alerts',
  blockquote(node, context) {
    const [paragraph, ...rest] = node.children;
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
    const match = ALERT.exec(text.value);
    const type = match && CONTAINER_TYPES.get((match[1] ?? '').toLowerCase());
    if (!match || !type) return;
    const remaining = text.value.slice(match[0].length);
    const inline = [
      ...(remaining === '' ? [] : [{ type: 'text' as const, value: remaining }]),
      ...paragraph.children.slice(1),
    ];
    const title = [{ type: 'text' as const, value: match[2] || defaultTitle(type) }];
    const body = inline.length > 0 ? [{ type: 'paragraph' as const, children: inline }, ...rest] : rest;
    context.replaceNode(node, createCallout(type, { title, body: body as Children }));
  },
});

/** The theme's text for a callout without a title of its own: `calloutTip`. */
export function defaultTitle(type: string): string {
  return textMarker(`callout${type.charAt(0).toUpperCase()}${type.slice(1)}`);
}

interface CalloutParts {
  title: Children;
  body: Children;
  /** `:::tip Title {#id}` */
  id?: string | undefined;
}

/** A callout as block quote and paragraph nodes that render as other elements. */
function createCallout(type: string, { title, body, id }: CalloutParts): MdastContent {
  const isDetails = type === 'details';
  const heading = {
    type: 'paragraph',
    children: title,
    data: isDetails ? { hName: 'summary' } : { hName: 'p', hProperties: { className: ['q-callout-title'] } },
  };
  const data = isDetails
    ? { hName: 'details', hProperties: { className: ['q-details'], ...(id && { id }) } }
    : { hName: 'div', hProperties: { className: ['q-callout'], dataType: type, ...(id && { id }) } };
  return { type: 'blockquote', data, children: [heading, ...body] } as MdastContent;
}
