/** Keeps the site across changes of its configuration: each starts the site again, behind the same URL. */
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DevState } from '../../shared/dev-contract.ts';
import { listConfigFiles } from '../config/config-file.ts';
import { listIconFiles } from '../config/find-icon.ts';
import type { LoadedConfig } from '../config/loaded-config.ts';
import { resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import { findThemeFile, listThemeFiles } from '../config/theme-file.ts';
import { loadFreshConfig } from '../site-config/load-config.ts';
import { createLiveSite, type LiveSite, type LiveSiteEvents } from './live-site.ts';
import { createTreeWatcher, type TreeWatcher } from './watch-tree.ts';

export interface SiteState {
  live: LiveSite;
  state: DevState;
  /** What is wrong with the configuration; the site is the one before. */
  error: unknown;
}

export interface RestartingSite {
  get(): SiteState;
  /** Answers from the site as it is now. A restart does not close it before the answer is there. */
  use<T>(answer: (current: SiteState) => Promise<T>): Promise<T>;
  /** Makes ready what the first page takes. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface RestartOptions extends LiveSiteEvents {
  /** The configuration was read again, or could not be. */
  onRestart(error: unknown): void;
}

/** The theme module of a site, and what it exports. */
function describeTheme(themeDir: string) {
  const file = findThemeFile(themeDir);
  return file === undefined ? [] : [file, ...listThemeExports(file)];
}

/** @throws UserError where the first configuration is wrong */
export async function createRestartingSite(
  dir: string,
  { onChange, onDiagnostics, onRestart }: RestartOptions,
): Promise<RestartingSite> {
  let restarts = 0;
  let error: unknown;
  let watcher: TreeWatcher | undefined;
  let folderWatcher: TreeWatcher | undefined;
  let live = await open();
  /** Of the live site. */
  let answers = new Set<Promise<unknown>>();
  /** Sites that only unfinished answers need. */
  const replaced = new Set<LiveSite>();
  let pending = Promise.resolve();

  async function open(): Promise<LiveSite> {
    const { config, files } = await loadFreshConfig(dir);
    const resolved = resolveConfig(config, { dir, publishesDrafts: true });
    watchConfig([...files, ...listConfigFiles(resolved.siteDir), ...resolved.tsconfigFiles]);
    watchFolders(config, resolved);
    return createLiveSite(resolved, { onChange, onDiagnostics });
  }

  function watchConfig(files: string[]) {
    watcher?.close();
    watcher = createTreeWatcher(() => {
      pending = pending.then(restart);
    });
    for (const file of files) watcher.addFile(file);
  }

  /**
   * Which folders, theme and icon a site has depends on which exist. The site restarts when that changes, and when
   * the theme exports other parts, but not when the code of one changes.
   */
  function watchFolders(config: LoadedConfig, { siteDir, docsDir, publicDir, themeDir, ...resolved }: ResolvedConfig) {
    const describe = () => {
      try {
        return [resolveConfig(config, { dir, publishesDrafts: true }), describeTheme(themeDir)];
      } catch (caught) {
        return caught;
      }
    };
    const known = describe();
    folderWatcher?.close();
    folderWatcher = createTreeWatcher(() => {
      if (!isDeepStrictEqual(describe(), known)) pending = pending.then(restart);
    });
    const folders = ['docs', 'public', join(docsDir, 'public'), join(docsDir, resolved.defaultLang)];
    const files = [...listThemeFiles(themeDir), ...listIconFiles(publicDir)];
    for (const path of [...folders.map((folder) => resolve(siteDir, folder)), ...files]) folderWatcher.addFile(path);
  }

  async function restart() {
    restarts += 1;
    try {
      const opened = await open();
      void closeAfter(answers, live);
      [live, answers] = [opened, new Set()];
      error = undefined;
    } catch (caught) {
      error = caught;
    }
    onRestart(error);
    onChange();
  }

  async function closeAfter(unfinished: Iterable<Promise<unknown>>, last: LiveSite) {
    replaced.add(last);
    await Promise.allSettled(unfinished);
    if (replaced.delete(last)) await last.close();
  }

  function get(): SiteState {
    const state = live.getState();
    return {
      live,
      error,
      state: error === undefined ? state : { ...state, revision: `${state.revision}.${restarts}` },
    };
  }

  return {
    get,
    async use(answer) {
      const ofLive = answers;
      const answered = answer(get());
      ofLive.add(answered);
      return answered.finally(() => ofLive.delete(answered));
    },
    warmUp: () => live.warmUp(),
    async close() {
      watcher?.close();
      folderWatcher?.close();
      await pending;
      await Promise.all([live, ...replaced].map((each) => each.close()));
      replaced.clear();
    },
  };
}
