/** Ends the process, as by a power cut, before or after one call to the file system. Loaded with `node --import`. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** `renameSync before /dist`: which function, when, and a part of one of its paths. */
const [name, moment, path] = (process.env.QUIRE_TEST_END_AT ?? '').split(' ');

const original = fs[name];
fs[name] = (...args) => {
  const paths = name === 'renameSync' ? args.slice(0, 2) : args.slice(0, 1);
  const isMeant = paths.some((arg) => typeof arg === 'string' && arg.includes(path));
  if (isMeant && moment === 'before') process.kill(process.pid, 'SIGKILL');
  const result = original(...args);
  if (isMeant) process.kill(process.pid, 'SIGKILL');
  return result;
};
syncBuiltinESMExports();
