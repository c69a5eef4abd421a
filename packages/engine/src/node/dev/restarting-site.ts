/** Restarts the site when its configuration changes, at the same URL. */
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DevState } from '@quire/client/contract';
import { listConfigFiles } from '../config/config-file.ts';
import { listIconFiles } from '../config/find-icon.ts';
import { findI18nFile, type LoadedConfig, resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import { findThemeFile, listThemeFiles } from '../config/theme-file.ts';
import { loadFreshConfig } from '../site-config/load-config.ts';
import { createLiveSite, type LiveSite, type LiveSiteEvents } from './live-site.ts';
import { createTreeWatcher, type TreeWatcher } from './watch-tree.ts';

export interface SiteState {
  live: LiveSite;
  state: DevState;
  /** The error of the configuration; the site is still the previous one. */
  error: unknown;
}

export interface RestartingSite {
  get(): SiteState;
  /** Answers with the current site, which a restart does not close before the response is done. */
  use<T>(answer: (current: SiteState) => Promise<T>): Promise<T>;
  /** Prepares for the first page. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface RestartOptions extends LiveSiteEvents {
  /** Called when the configuration was reloaded, or failed to load. @param changed the files, absolute */
  onRestart(error: unknown, changed: readonly string[]): void;
}

/** The theme module of a site and its exports. */
function describeTheme(themeDir: string) {
  const file = findThemeFile(themeDir);
  return file === undefined ? [] : [file, ...listThemeExports(file)];
}

/** @throws UserError if the initial configuration is invalid */
export async function createRestartingSite(
  dir: string,
  { onChange, onDiagnostics, onRestart }: RestartOptions,
): Promise<RestartingSite> {
  let restarts = 0;
  let error: unknown;
  let watcher: TreeWatcher | undefined;
  let folderWatcher: TreeWatcher | undefined;
  let restartIfChanged = () => {};
  let live = await open();
  /** Pending responses of the current site. */
  let answers = new Set<Promise<unknown>>();
  /** Replaced sites that are only kept for pending responses. */
  const replaced = new Set<LiveSite>();
  let pending = Promise.resolve();
  restartIfChanged();

  async function open(): Promise<LiveSite> {
    const { config, files } = await loadFreshConfig(dir);
    const resolved = resolveConfig(config, { dir, publishesDrafts: true });
    const i18nFile = findI18nFile(resolved.siteDir);
    watchConfig([...files, ...listConfigFiles(resolved.siteDir), ...resolved.tsconfig.files, i18nFile]);
    watchFolders(config, resolved);
    return createLiveSite(resolved, { onChange, onDiagnostics });
  }

  function watchConfig(files: string[]) {
    watcher?.close();
    watcher = createTreeWatcher((changed) => {
      pending = pending.then(() => restart(changed));
    });
    for (const file of files) watcher.addFile(file);
  }

  /**
   * The folders, theme and icon of a site depend on which files exist. The site restarts when that changes, or when the
   * exports of the theme change, but not when only its code changes.
   */
  function watchFolders(config: LoadedConfig, resolved: ResolvedConfig) {
    const { siteDir, docsDir, publicDir, themeDir, defaultLang } = resolved;
    const describe = (resolve: () => ResolvedConfig) => {
      try {
        return [resolve(), describeTheme(themeDir)];
      } catch (caught) {
        return caught;
      }
    };
    const known = describe(() => resolved);
    restartIfChanged = () => {
      const found = describe(() => resolveConfig(config, { dir, publishesDrafts: true }));
      if (!isDeepStrictEqual(found, known)) pending = pending.then(() => restart([]));
    };
    folderWatcher?.close();
    folderWatcher = createTreeWatcher(() => restartIfChanged());
    const folders = ['docs', 'public', join(docsDir, 'public'), join(docsDir, defaultLang)];
    const files = [...listThemeFiles(themeDir), ...listIconFiles(publicDir)];
    for (const path of [...folders.map((folder) => resolve(siteDir, folder)), ...files]) folderWatcher.addFile(path);
  }

  async function restart(changed: readonly string[]) {
    restarts += 1;
    try {
      const opened = await open();
      void closeAfter(answers, live);
      [live, answers] = [opened, new Set()];
      error = undefined;
      // The theme was read before it was watched, perhaps half written.
      restartIfChanged();
    } catch (caught) {
      error = caught;
    }
    onRestart(error, changed);
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
      if (!live.isIntact()) {
        pending = pending.then(() => (live.isIntact() ? undefined : restart([])));
        await pending;
      }
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
