/** Owns the end of `npm run build` of the engine: the patterns of grammars that it brings along, translated by its own code. */
import { writePatternTables } from '../packages/engine/dist/tools/write-pattern-tables.js';

await writePatternTables();
