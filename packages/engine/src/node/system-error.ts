/** Owns telling failures of the system, such as a full disk, in a line that says what, where and how to mend it. */
import { UserError } from './user-error.ts';

interface Telling {
  what: string;
  hint: string;
}

const RIGHTS: Telling = {
  what: 'The system does not allow it',
  hint: 'Give the user that runs this command the right to read or write there.',
};
const TOO_MANY: Telling = {
  what: 'Too many files are open',
  hint: 'Close other programs, or raise the limit: ulimit -n 4096.',
};
const FULL: Telling = { what: 'The disk is full', hint: 'Free some space, and run the command again.' };

const TELLINGS: Readonly<Record<string, Telling>> = {
  ENOSPC: FULL,
  EDQUOT: { what: 'The quota of the disk is used up', hint: FULL.hint },
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  EROFS: { what: 'The file system can only be read', hint: 'Name another folder, such as --out /tmp/site.' },
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  EIO: { what: 'The disk could not be read or written', hint: 'Look whether the disk is sound and still there.' },
  EBUSY: {
    what: 'Something else uses it; a folder may be the root of a mounted disk',
    hint: 'Close what uses it, or name a folder inside: --out <folder>/site.',
  },
  EXDEV: { what: 'It lies on another disk', hint: 'Name a folder on the same disk.' },
  ELOOP: { what: 'The link leads back to itself', hint: 'Remove the link, or let it lead to a file.' },
  EISDIR: { what: 'It is a folder, where a file is expected', hint: 'Rename it.' },
  ENOTDIR: { what: 'It is a file, where a folder is expected', hint: 'Rename it.' },
  ENAMETOOLONG: { what: 'The name is too long for the file system', hint: 'Give the file a shorter name.' },
  ENOENT: { what: 'There is no such file any more', hint: 'If something else has removed it, run the command again.' },
  ENOMEM: { what: 'The memory is used up', hint: 'Close other programs, and run the command again.' },
};

const ACTIONS: Readonly<Record<string, string>> = {
  open: 'opened',
  read: 'read',
  write: 'written',
  mkdir: 'made',
  scandir: 'listed',
  rename: 'renamed',
  link: 'written',
  copyfile: 'written',
  stat: 'read',
  lstat: 'read',
  unlink: 'removed',
  rm: 'removed',
  rmdir: 'removed',
};

/** Undefined for what the system has not refused: that is a bug, or the mistake of somebody else. */
export function findSystemError(error: unknown): UserError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const telling = TELLINGS[code];
  if (!telling || (syscall === '' && path === undefined)) return undefined;
  const { what, hint } = telling;
  const action = ACTIONS[syscall];
  const subject = dest === undefined ? '' : `, as ${dest}`;
  const message = action === undefined ? `${what}.` : `${what}: this could not be ${action}${subject}.`;
  return new UserError(message, { ...(path !== undefined && { file: path }), hint });
}

/** The mistake of a file that was listed and cannot be read. */
export function toReadError(error: unknown, file: string): UserError {
  const found = findSystemError(error);
  if (!found) throw error;
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const message = isGone ? 'The file is a link that leads to nothing, or was removed meanwhile.' : found.message;
  return new UserError(message, { ...found.details, file });
}
