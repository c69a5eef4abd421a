/** Turns system errors, such as a full disk, into diagnostics with help. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';

interface SystemFailure {
  what: string;
  help: string;
}

const DENIED: SystemFailure = {
  what: 'Permission denied',
  help: 'Give the user that runs this command permission to read or write there.',
};
const TOO_MANY: SystemFailure = {
  what: 'Too many files are open',
  help: 'Close other programs, or raise the limit: ulimit -n 4096.',
};
const FULL: SystemFailure = { what: 'The disk is full', help: 'Free some space, and run the command again.' };

const FAILURES: Readonly<Record<string, SystemFailure>> = {
  ENOSPC: FULL,
  EDQUOT: { what: 'The disk quota is used up', help: FULL.help },
  EACCES: DENIED,
  EPERM: DENIED,
  EFBIG: {
    what: 'The file is larger than the system allows',
    help: 'Raise the limit (ulimit -f unlimited), or choose another disk.',
  },
  EROFS: {
    what: 'The file system is read-only',
    help: 'Make it writable, or choose another folder for the output, such as --out /tmp/site.',
  },
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  EIO: { what: 'The disk could not be read or written', help: 'Check that the disk is connected and intact.' },
  EBUSY: {
    what: 'Another program uses it, or it is the root of a mounted disk',
    help: 'Close the program that uses it, or choose a folder inside: --out <folder>/site.',
  },
  EXDEV: { what: 'It is on another disk', help: 'Choose a folder on the same disk.' },
  ELOOP: { what: 'The symbolic link points to itself', help: 'Remove the link, or point it to a file.' },
  EISDIR: { what: 'It is a folder, but a file is expected', help: 'Rename it.' },
  ENOTDIR: { what: 'It is a file, but a folder is expected', help: 'Rename it.' },
  ENAMETOOLONG: { what: 'The name is too long for the file system', help: 'Give the file a shorter name.' },
  ENOENT: { what: 'The file no longer exists', help: 'If another program removed it, run the command again.' },
  ENOMEM: { what: 'The system ran out of memory', help: 'Close other programs, and run the command again.' },
};

const ACTIONS: Readonly<Record<string, string>> = {
  open: 'open this file',
  read: 'read this file',
  write: 'write this file',
  mkdir: 'create this folder',
  scandir: 'list this folder',
  rename: 'rename this',
  link: 'write this file',
  copyfile: 'copy this file',
  stat: 'read this',
  lstat: 'read this',
  unlink: 'remove this file',
  rm: 'remove this',
  rmdir: 'remove this folder',
};

/** Undefined for other errors, which are bugs or errors of other code. */
export function findSystemError(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall = '', path, dest, ...thrown } = error as NodeJS.ErrnoException & { dest?: string };
  const code = thrown.code === 'ENOENT' && syscall === 'mkdir' ? findRefusal(path) : (thrown.code ?? '');
  const failure = FAILURES[code];
  if (!failure || (syscall === '' && path === undefined)) return undefined;
  const { what, help } = failure;
  const action = ACTIONS[syscall];
  const target = dest === undefined ? '' : ` to ${dest}`;
  const message = action === undefined ? `${what}.` : `${what}: cannot ${action}${target}.`;
  return createError('files', message, { file: path, help });
}

/** Finds out why a folder cannot be created: Node reports ENOENT even if the file system is read-only. */
function findRefusal(path = ''): string {
  try {
    accessSync(findExisting(path), constants.W_OK);
    return 'ENOENT';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'ENOENT';
  }
}

function findExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : findExisting(dirname(path));
}

/** The diagnostic for a listed file that cannot be read. */
export function toReadError(error: unknown, file: string): Diagnostic {
  const found = findSystemError(error);
  if (!found) throw error;
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const message = isGone ? 'The file is a broken symbolic link, or was removed during the build.' : found.message;
  return { ...found, message, file };
}
