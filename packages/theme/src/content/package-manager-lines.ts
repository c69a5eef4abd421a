import { formatCommand, formatExec, isKnownCommand, type PackageManager } from './package-manager.ts';

interface CommandForm {
  manager: PackageManager | 'deno';
  /** `dlx`: a package that is fetched and run; `exec`: a program of an installed one. */
  way: 'plain' | 'dlx' | 'exec';
}

const NAMED = /^(?:npm|npx)\s/;

/**
 * Lines of npm commands for one manager, undefined if it has no such command. Comments stay, and so do other commands:
 * `npm install && node a.js`, `create x && cd my-app`.
 */
export function formatLines(text: string, { manager, way }: CommandForm): string | undefined {
  if (manager === 'deno') return undefined;
  const lines = text.trim().split(/\s*\n\s*/);
  const commands = lines.flatMap(splitLine);
  const isNamed = commands.some((command) => NAMED.test(command));
  const first = commands.find((command) => !isComment(command));
  const isOther = (command: string) => way === 'plain' && command !== first && !isKnownCommand(command);
  const translate = (command: string) =>
    isComment(command) || (isNamed ? !NAMED.test(command) : isOther(command))
      ? command
      : translateCommand(command, manager, way);
  const translated = lines.map((line) => splitLine(line).map(translate));
  if (translated.flat().includes(undefined)) return undefined;
  return translated.map((parts) => parts.join(' && ')).join('\n');
}

function translateCommand(command: string, manager: PackageManager, way: CommandForm['way']): string | undefined {
  if (way === 'plain') return formatCommand(command, manager);
  const program = command.replace(/^npx\s+/, '');
  return way === 'dlx' ? formatCommand(`npx ${program}`, manager) : formatExec(program, manager);
}

function splitLine(line: string): string[] {
  return isComment(line) ? [line] : line.split(/\s+&&\s+/);
}

export function isComment(line: string): boolean {
  return line.startsWith('#');
}
