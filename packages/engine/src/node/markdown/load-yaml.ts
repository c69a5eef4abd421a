/**
 * Owns loading the YAML parser where frontmatter needs one: most is plain. The parser is the file that the build of the
 * engine has made of it, in tests too.
 */
import { createRequire } from 'node:module';
import { YAML_FILE } from '../files/engine-package.ts';

const require = createRequire(import.meta.url);

/** At once, because frontmatter is read in the midst of a page. It is loaded once in a process. */
export const loadYaml = (): typeof import('./yaml.ts') => require(YAML_FILE);
