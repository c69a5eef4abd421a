/** The public API of a package as data: read from its types, stored in the cache and formatted as pages. */

export interface Api {
  name: string;
  version: string;
  exports: ApiExport[];
  /** By their keys: the exported types, and those that they refer to. */
  types: Record<string, ApiType>;
}

export interface ApiExport {
  /** As it is imported; with the namespace as a prefix if it is a member of one: `Rsbuild.RsbuildPluginAPI`. */
  name: string;
  kind: ApiKind;
  /** Undefined if it belongs to another package, which is not described. */
  type?: string;
  /** The package that declares it, if it is another one. */
  from?: string;
}

export type ApiKind = 'function' | 'class' | 'type' | 'value' | 'namespace';

export interface ApiType extends ApiNotes {
  name: string;
  /** TypeScript. */
  signature: string;
  /** The keys of the described types whose names are in the signature. */
  links: Record<string, string>;
  members: ApiMember[];
}

export interface ApiMember extends ApiNotes {
  /** With the names of the objects in the type that it is in: `bundle.tsconfigPath`. */
  name: string;
  /** On one line. */
  type: string;
  /** The keys of the described types whose names are in `type`. */
  links: Record<string, string>;
  /** The keys of the types whose members can be set below this one. */
  opens: string[];
  /** The name of the interface that declares it, if it is another one. */
  declaredIn?: string;
}

/** The contents of a declaration's comment. */
export interface ApiNotes {
  /** Its first sentence. */
  about?: string;
  default?: string;
  since?: string;
  /** The text of the tag, which may be empty. */
  deprecated?: string;
  experimental?: true;
}
