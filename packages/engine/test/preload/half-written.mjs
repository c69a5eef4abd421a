/** The first time that the module of a theme is read, it is still empty. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readFileSync } = fs;
let isWritten = false;

fs.readFileSync = (file, ...options) => {
  const isHalf = !isWritten && String(file).endsWith('theme/index.jsx');
  isWritten ||= isHalf;
  return isHalf ? '' : readFileSync(file, ...options);
};
syncBuiltinESMExports();
