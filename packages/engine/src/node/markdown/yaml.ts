/** The part of the YAML parser that frontmatter needs. It is built to one file, `dist/node/yaml.cjs` (`load-yaml.ts`). */
export { isMap, isScalar, parseDocument, visit } from 'yaml';
