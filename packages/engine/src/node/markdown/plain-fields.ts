/** Owns reading frontmatter that is nothing but plain fields, a line each, without the YAML parser. */

/** Characters that mean nothing to YAML inside of a text: letters of any script, digits, and some of the others. */
const PLAIN = String.raw`\p{L}\p{N} .,;()/_+=?!$^~\x60*@<>&|%、。，：（）\-`;

/** They mean nothing between quotes. */
const QUOTED = String.raw`${PLAIN}:#{}\[\]`;

/** A text without quotes begins with a letter, so that it is no number and no date. */
const FIELD = new RegExp(String.raw`^([A-Za-z]+): (?:(\p{L}[${PLAIN}]*)|"([${QUOTED}']*)"|'([${QUOTED}"]*)')$`, 'u');

/** Texts that YAML reads as something else; what only older versions of it do is left to the parser too. */
const VALUES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
const SPECIAL = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * The values of the fields, or undefined where there is anything that only a parser can read.
 * @param names the fields that are known: another may be a misspelled one
 */
export function readPlainFields(yaml: string, names: readonly string[]): Record<string, unknown> | undefined {
  const fields = new Map<string, unknown>();
  for (const line of yaml.split('\n')) {
    const [, name = '', bare, double, single] = FIELD.exec(line) ?? [];
    if (!names.includes(name) || fields.has(name)) return undefined;
    const value = bare === undefined ? (double ?? single) : readBare(bare);
    if (value === undefined) return undefined;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function readBare(text: string): string | boolean | undefined {
  if (text.endsWith(' ')) return undefined;
  return SPECIAL.test(text) ? VALUES.get(text) : text;
}
