/** The reading of one line of shell as commands, as far as the documentation uses shell. */

export interface ShellCommand {
  /** `rslib`, `npm`: `npx` and variables before it are gone. */
  program: string;
  args: string[];
}

/** The commands of a line: `A=b rslib build && npx rslib inspect` has two. Comments are dropped. */
export function parseShellLine(line: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  for (const word of splitWords(line)) {
    if (word === '#') break;
    if (!['&&', '||', ';', '|'].includes(word)) words.push(word);
    else words = endCommand(commands, words);
  }
  endCommand(commands, words);
  return commands;
}

function endCommand(commands: ShellCommand[], words: string[]): string[] {
  const isVariable = (word: string) => /^[A-Z_]+=/.test(word);
  const start = words.findIndex((word) => !isVariable(word) && word !== 'npx' && word !== '$');
  const program = words[start];
  if (program !== undefined) commands.push({ program, args: words.slice(start + 1) });
  return [];
}

function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/^(["'])(.*)\1$/, '$2'));
}
