/** Owns the end of `npm run build` of the search: the built module of the vocabularies' lines is replaced by what it comes to. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run-step.mjs';

const MODULE = join(ROOT, 'packages/search/dist/records/vocabulary/field-lines.js');

const { FIELD_LINES } = await import(pathToFileURL(MODULE));
writeFileSync(MODULE, `export const FIELD_LINES = ${JSON.stringify(FIELD_LINES)};\n`);
