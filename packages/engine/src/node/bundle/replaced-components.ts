/**
 * Owns components of a site that stand in for the theme's own, by name: `Hero` is what the theme's file `hero.tsx` draws,
 * and whatever imports it from there gets the site's `Hero`, all else of the file as it is. Under `@theme-original/Hero` the
 * site's module finds what it stands in for.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { toComponentName } from '../config/component-name.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { placeInConfig } from '../config/place-in-config.ts';
import { findNearest } from '../nearest-match.ts';
import { UserError, UserErrors } from '../user-error.ts';
import { type ModuleNames, nameModule } from './module-names.ts';

export interface ReplacedComponent {
  name: string;
  /** The theme's file, absolute. */
  original: string;
  /** The site's module in its place, absolute. */
  module: string;
}

const COMPONENT_FILE = /\.[jt]sx$/;

/**
 * @param themeFile the module of the theme, absolute
 * @throws UserErrors of all names that the theme does not have, and of all modules that are not there
 */
export function resolveReplacedComponents(config: ResolvedConfig, themeFile: string): ReplacedComponent[] {
  const names = Object.keys(config.components);
  if (names.length === 0) return [];
  const files = listComponents(dirname(themeFile));
  const errors = names.flatMap((name) => findMistake(name, { config, files }) ?? []);
  if (errors.length > 0) throw new UserErrors(errors);
  return names.map((name) => ({ name, original: files.get(name) ?? '', module: config.components[name] ?? '' }));
}

/** Files by the name of the component that each is named after. */
function listComponents(themeDir: string): Map<string, string> {
  const files = readdirSync(themeDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPONENT_FILE.test(file),
  );
  return new Map(files.map((file) => [toComponentName(basename(file, extname(file))), join(themeDir, file)]));
}

interface MistakeInput {
  config: ResolvedConfig;
  files: Map<string, string>;
}

function findMistake(name: string, { config, files }: MistakeInput): UserError | undefined {
  const place = placeInConfig(config, ['components', name]);
  if (!files.has(name)) {
    const nearest = findNearest(name, files.keys());
    return new UserError(`The theme "${config.theme}" has no component "${name}".`, {
      ...place,
      hint: nearest ? `Did you mean "${nearest}"?` : `It has ${[...files.keys()].sort().join(', ')}.`,
    });
  }
  const module = config.components[name] ?? '';
  if (existsSync(module) && COMPONENT_FILE.test(module)) return undefined;
  return new UserError(`"${module}" is to stand in for the theme's "${name}", but there is no such component.`, {
    ...place,
    hint: 'Name a file that ends with .tsx or .jsx, from the folder of the site.',
  });
}

/** What is found in the place of the theme's file: its exports, but for the one of the site. */
export function createReplacement({ name, original, module }: ReplacedComponent, names: ModuleNames): string {
  const [own, theirs] = [module, original].map((filePath) => JSON.stringify(nameModule(filePath, names)));
  return `export { ${name} } from ${own};\nexport * from ${theirs};\n`;
}
