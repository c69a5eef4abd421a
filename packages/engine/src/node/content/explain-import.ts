/** How an import of a page that leads nowhere is fixed: by installing a package, or by writing it otherwise. */
import { explainPackage, findPackageName, isDeclared } from '../diagnostics/explain-package.ts';
import { createPackageCommands, type PackageCommands } from '../diagnostics/package-manager.ts';

const FORMS =
  'Import components from "@theme", from a package, by a path relative to the page, or by a name of "resolve.alias" in the configuration.';

const FILE_QUERY = /^(?<path>\.{0,2}\/.*)\?(?:raw|url|inline|react)$/;

/** @param source what the page imports from @param siteDir the folder of the configuration, absolute */
export function explainImport(source: string, siteDir: string, commands: PackageCommands = createPackageCommands()) {
  const { path } = FILE_QUERY.exec(source)?.groups ?? {};
  if (path !== undefined)
    return `There is no file "${path}". Correct the path, which begins at the folder of the page, or make the file: it may be one that another command makes.`;
  const name = findPackageName(source);
  const ofPackage = explainPackage(source, siteDir, commands);
  if (name === undefined || ofPackage === undefined) return FORMS;
  return isDeclared(name, siteDir) ? ofPackage : `${ofPackage} ${FORMS}`;
}
