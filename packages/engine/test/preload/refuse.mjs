/** Lets the file system refuse some calls, as a full disk or a missing right does. Loaded with `node --import`. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** `ENOSPC write writeFileSync .dist.next`: the error, what the system was doing, the function, a part of the path. */
const [code, syscall, name, part] = (process.env.QUIRE_TEST_REFUSE ?? '').split(' ');

const original = fs[name];
fs[name] = (...args) => {
  const paths = name === 'renameSync' ? args.slice(0, 2) : args.slice(0, 1);
  const path = paths.find((arg) => typeof arg === 'string' && arg.includes(part));
  if (path === undefined) return original(...args);
  // Where a file is open already, Node names none.
  const place = syscall === 'write' ? {} : { path };
  throw Object.assign(new Error(`${code}: refused, ${syscall}`), { code, syscall, errno: -1, ...place });
};
syncBuiltinESMExports();
