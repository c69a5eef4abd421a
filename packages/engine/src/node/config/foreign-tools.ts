/** Tools whose sites are read as they are. All else that there is to know of one is in the package that reads them. */
import { basename } from 'node:path';

export interface ForeignTool {
  name: string;
  /** Of `quire init`, without its dashes. */
  option: string;
  /** What its configuration files may be called, without their extensions. */
  files: readonly string[];
  /** The package that reads them: a `ForeignReader`. */
  reader: string;
}

export const FOREIGN_TOOLS: readonly ForeignTool[] = [
  { name: 'Rspress', option: 'rspress', files: ['rspress.config', 'rstack.config'], reader: '@quire/rspress' },
];

/** The tool that a configuration file was written for; undefined where it is for Quire. */
export function findForeignTool(configFile: string): ForeignTool | undefined {
  const name = basename(configFile).replace(/\.\w+$/, '');
  return FOREIGN_TOOLS.find(({ files }) => files.includes(name));
}
