/** A fragment is included in the page; a module is `@theme`, `@runtime`, a package name or an absolute path. */
export type ResolvedImport = { kind: 'fragment'; filePath: string } | { kind: 'module'; module: string };

/** @param source the module name as written @param filePath the importing file */
export type ImportResolver = (source: string, filePath: string) => ResolvedImport | undefined;
