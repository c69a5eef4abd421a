/** Owns `npm run build` of the theme: the bundle that it brings along, made by the engine as it is built. */
import { writePrebundle } from '../packages/engine/dist/node/write-prebundle.js';

await writePrebundle(process.cwd());
