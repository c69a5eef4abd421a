/** The built-in plugins, in order. A site can remove or replace each by its name. */
import type { MarkdownPlugin } from './compile-hooks.ts';
import { twoslash } from './highlight/notations.ts';
import { cjkEmphasis } from './syntax/cjk-emphasis.ts';
import { cjkLines } from './syntax/cjk-lines.ts';
import { alerts, containers } from './syntax/containers.ts';
import { definitionLists } from './syntax/definition-lists.ts';
import { demoCode } from './syntax/demo-code.ts';
import { fileTabs } from './syntax/file-tabs.ts';
import { formulas } from './syntax/formulas-markup.ts';
import { longCode } from './syntax/long-code.ts';
import { memberLinks } from './syntax/member-links.ts';
import { searchExclude } from './syntax/search-exclude.ts';
import { tables } from './syntax/tables.ts';
import { textDirection } from './syntax/text-direction.ts';
import { tree } from './tree-fence.ts';
import { twinPanels } from './twin-panels.ts';

export const FEATURES: readonly MarkdownPlugin[] = [
  formulas,
  containers,
  alerts,
  cjkEmphasis,
  cjkLines,
  definitionLists,
  demoCode,
  longCode,
  fileTabs,
  searchExclude,
  tables,
  textDirection,
  tree,
  twinPanels,
  twoslash,
  memberLinks,
];
