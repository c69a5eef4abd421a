import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';

/** Windows opens a device for these names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Windows does not allow these characters in a name, and removes a dot or a space at its end. */
const FORBIDDEN = /[<>:"|*]|[. ]$/;

/**
 * Finds file and folder names that Windows does not allow: there, a checkout would fail, and so would unpacking the output.
 * @param paths the paths of pages and public files, with `/`
 */
export function checkFileNames(paths: readonly string[]): Diagnostic[] {
  return paths.flatMap((file) => {
    const name = file.split('/').find((part) => DEVICE.test(part) || FORBIDDEN.test(part));
    if (name === undefined) return [];
    const help = 'Rename it if the site is ever built or hosted on Windows.';
    return [createWarning('files', `Windows does not allow the name "${name}".`, { file, help })];
  });
}
