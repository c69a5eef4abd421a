/** Chooses the React that renders a site: the same for theme, engine and components. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createUserError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { listResolvers, tryResolve } from '../files/installed-packages.ts';

/** The first major version with the APIs that the theme uses. */
const REACT_MAJOR_MIN = 19;

export interface ReactPackages {
  version: string;
  /** The folders of the packages, by their names. */
  folders: Record<'react' | 'react-dom', string>;
}

/**
 * The site's own if the theme can use it, else the one of Quire.
 * @throws UserError if the theme can use neither
 */
export function findReact(config: ResolvedConfig): ReactPackages {
  const installed = listInstalled(config);
  const usable = installed.find(isUsable);
  if (usable) return usable;
  const versions = installed.map(({ version }) => version).join(', ') || 'none';
  throw createUserError(
    'config',
    `The theme needs React ${REACT_MAJOR_MIN} or later, but this one is installed: ${versions}.`,
    {
      help: getHelp(),
    },
  );
}

/** The warnings for a site whose own React is too old for the theme. */
export function listReactWarnings(config: ResolvedConfig): Diagnostic[] {
  const [own, ...others] = listInstalled(config);
  const used = others.find(isUsable);
  if (!own || !used || isUsable(own)) return [];
  const message = `The site has React ${own.version}, which is too old for the theme: its components run on React ${used.version}.`;
  return [createWarning('config', message, { help: getHelp() })];
}

function getHelp(): string {
  const { install } = createPackageCommands();
  return `Run "${install(`react@${REACT_MAJOR_MIN} react-dom@${REACT_MAJOR_MIN}`)}" in the site's folder.`;
}

function listInstalled(config: ResolvedConfig): ReactPackages[] {
  return listResolvers(config.siteDir).flatMap((from) => {
    const react = tryResolve('react/package.json', from);
    const reactDom = tryResolve('react-dom/package.json', from);
    if (react === undefined || reactDom === undefined) return [];
    const { version } = JSON.parse(readFileSync(react, 'utf8')) as { version: string };
    return [{ version, folders: { react: dirname(react), 'react-dom': dirname(reactDom) } }];
  });
}

function isUsable({ version }: ReactPackages): boolean {
  return Number.parseInt(version, 10) >= REACT_MAJOR_MIN;
}
