import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';

/** Windows opens a device under these names, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Windows allows none of these in a name, and removes a dot or a space at its end. */
const FORBIDDEN = /[<>:"|*]|[. ]$/;

/**
 * Names of files and folders that Windows does not allow: a checkout fails there, and so does unpacking the output.
 * @param paths of pages and public files, with `/`
 */
export function checkFileNames(paths: readonly string[]): Diagnostic[] {
  return paths.flatMap((file) => {
    const name = file.split('/').find((part) => DEVICE.test(part) || FORBIDDEN.test(part));
    if (name === undefined) return [];
    const help = 'Rename it if the site is ever built or hosted on Windows.';
    return [createWarning('files', `Windows does not allow the name "${name}".`, { file, help })];
  });
}
