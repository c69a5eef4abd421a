/** Owns loading the YAML parser where frontmatter needs one: most is plain, and the parser costs a small build 3 % of its time. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** At once, because frontmatter is read in the midst of a page. It is loaded once in a process. */
export const loadYaml = (): typeof import('yaml') => require('yaml');
