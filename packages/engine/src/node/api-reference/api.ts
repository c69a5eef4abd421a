/** The public interface of a package as data: what is read from its types, kept in the cache and formatted as pages. */

export interface Api {
  name: string;
  version: string;
  exports: ApiExport[];
  /** By their keys. Those that the exports name, and those that are reached from them. */
  types: Record<string, ApiType>;
}

export interface ApiExport {
  /** As it is imported; with the name of a namespace in front of it where it is a member of one: `Rsbuild.RsbuildPluginAPI`. */
  name: string;
  kind: ApiKind;
  /** Undefined where it is a part of another package, which is not described. */
  type?: string;
  /** The package that declares it, where it is another one. */
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
  /** The keys of the types whose members are set below this one. */
  opens: string[];
  /** The name of the interface that declares it, where it is another one. */
  declaredIn?: string;
}

/** What the comment of a declaration says. */
export interface ApiNotes {
  /** Its first sentence. */
  about?: string;
  default?: string;
  since?: string;
  /** The text of the tag, which may be empty. */
  deprecated?: string;
  experimental?: true;
}
