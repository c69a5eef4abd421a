/** Tools whose sites Quire can build. */
import { basename } from 'node:path';

export interface ForeignTool {
  name: string;
  /** The option of `quire init`, without dashes. */
  option: string;
  /** The names of its configuration files, without extension. */
  files: readonly string[];
  /** The package that reads them: a `ForeignReader`. */
  reader: string;
}

export const FOREIGN_TOOLS: readonly ForeignTool[] = [
  { name: 'Rspress', option: 'rspress', files: ['rspress.config', 'rstack.config'], reader: '@quire/rspress' },
];

/** The tool of a configuration file; undefined if it is Quire's. */
export function findForeignTool(configFile: string): ForeignTool | undefined {
  const name = basename(configFile).replace(/\.\w+$/, '');
  return FOREIGN_TOOLS.find(({ files }) => files.includes(name));
}
