/** What an import of a page means. A fragment is included in the page; a module is `@theme`, `@runtime`, the name of a package or an absolute path. */
export type ResolvedImport = { kind: 'fragment'; filePath: string } | { kind: 'module'; module: string };

/** @param filePath the file that imports; `source` is what it writes */
export type ImportResolver = (source: string, filePath: string) => ResolvedImport | undefined;
