/** Explains how to fix an import of a page that cannot be resolved. */
import { explainPackage, findPackageName, isDeclared } from '../diagnostics/explain-package.ts';
import { createPackageCommands, type PackageCommands } from '../diagnostics/package-manager.ts';

const FORMS =
  'Import components from "@theme", from a package, by a path relative to the page, or by a name in "resolve.alias" of the configuration.';

/** Modules of which other systems have components, which a package cannot replace. */
const OTHER_SYSTEMS = [
  { name: 'Starlight', modules: /^@astrojs\/starlight\/|\.astro$/ },
  { name: 'Docusaurus', modules: /^@theme\/|^@docusaurus\// },
];

const FILE_QUERY = /^(?<path>\.{0,2}\/.*)\?(?:raw|url|inline|react)$/;

/** @param source the module name as written @param siteDir the folder of the configuration, absolute */
export function explainImport(source: string, siteDir: string, commands: PackageCommands = createPackageCommands()) {
  const { path } = FILE_QUERY.exec(source)?.groups ?? {};
  if (path !== undefined)
    return `The file "${path}" does not exist. Correct the path, which is relative to the page, or create the file: another command may generate it.`;
  const system = OTHER_SYSTEMS.find(({ modules }) => modules.test(source))?.name;
  if (system !== undefined)
    return `Components of ${system} are not rendered. Import those of the theme from "@theme": the page "Coming from ${system}" of the documentation lists them. Write others in React.`;
  const name = findPackageName(source);
  const ofPackage = explainPackage(source, siteDir, commands);
  if (name === undefined || ofPackage === undefined) return FORMS;
  return isDeclared(name, siteDir) ? ofPackage : `${ofPackage} ${FORMS}`;
}
