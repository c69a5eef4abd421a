/**
 * Tailwind's syntax in stylesheets that were not compiled: browsers do not support it, and
 * the parts that they do apply break the page (the reset without the fonts).
 */
import type { Root } from 'postcss';

/** At-rules, with or without a block, that only its compiler supports. */
const AT_RULES =
  /^(?:tailwind|theme|apply|source|utility|variant|custom-variant|plugin|config|reference|slot|screen|responsive|variants)$/;

const PACKAGE = /^(?:url\(\s*)?['"]?tailwindcss(?![\w.-])/;

/** A value that calls its functions. */
const CALL = /(?:--theme|theme|--spacing|--alpha)\(/;

/** The beginning of the warning. */
export const RAW_TAILWIND = 'The stylesheet is written for Tailwind CSS, and nothing compiles it';

/**
 * Removes from a stylesheet everything that only Tailwind's compiler supports.
 * @returns the removed syntax, without duplicates, in order
 */
export function dropTailwind(sheet: Root): string[] {
  const removed = new Set<string>();
  sheet.walk((node) => {
    if (node.type === 'atrule') {
      const isPackage = node.name === 'import' && PACKAGE.test(node.params);
      if (!isPackage && !AT_RULES.test(node.name)) return;
      removed.add(isPackage ? `@import ${node.params.replace(/\s+/g, ' ')}` : `@${node.name}`);
      node.remove();
    } else if (node.type === 'decl') {
      const [call] = CALL.exec(node.value) ?? [];
      if (call === undefined) return;
      removed.add(`${call})`);
      node.remove();
    }
  });
  return [...removed];
}
