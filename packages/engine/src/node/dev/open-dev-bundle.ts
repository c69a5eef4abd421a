/**
 * Selects the bundle of a site in the dev server: the prebuilt theme, the prebuilt theme with a separate bundle of the
 * site's additions, or one bundle of both. It switches to the next kind as soon as a page needs it, and keeps that.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import { type BundlePlan, findBuiltTheme, planBundle } from '../bundle/built-theme.ts';
import type { ThemeBundle } from '../bundle/bundle-cache.ts';
import { resolveModules } from '../bundle/bundle-modules.ts';
import { addBase } from '../bundle/document-assets.ts';
import { createIslandFinder } from '../bundle/find-islands.ts';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import { listBundleFiles } from '../bundle/theme-bundle.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createBuildId, type DevBundle, type LoadedBundle, type MadeBundle } from './dev-bundle.ts';

interface Step {
  plan: BundlePlan;
  made: MadeBundle;
}

const EXTENT = { nothing: 0, separate: 1, whole: 2 } satisfies Record<BundlePlan['kind'], number>;

/**
 * @param workDir a folder for bundles
 * @param onChange called whenever the bundle has changed
 */
export async function openDevBundle(config: ResolvedConfig, workDir: string, onChange: () => void): Promise<DevBundle> {
  const islands = createIslandFinder(config);
  const modules = resolveModules(config, [], islands);
  const theme = findBuiltTheme(config, modules);
  const themeFiles = theme ? listBundleFiles(theme, config) : new Map<string, string>();
  const opened: MadeBundle[] = [];

  async function open(plan: BundlePlan): Promise<Step> {
    const made = plan.kind === 'nothing' ? serveTheme(plan.theme, config) : await watch(plan);
    opened.unshift(made);
    return { plan, made };
  }

  async function watch(plan: Exclude<BundlePlan, { kind: 'nothing' }>): Promise<MadeBundle> {
    // Loaded on demand, because the bundler is large.
    const { createWatchedBundle } = await import('./watched-bundle.ts');
    return createWatchedBundle({ config, modules, plan, islands, workDir: join(workDir, plan.kind) }, onChange);
  }

  /** Switches to the next kind. Pages with the old bundle are reloaded; its files are kept. */
  async function succeed(last: Step, plan: BundlePlan, imports: ComponentImport[]): Promise<Step> {
    await last.made.close();
    const next = await open(plan);
    await next.made.load(imports).catch(() => undefined);
    onChange();
    return next;
  }

  let current = Promise.resolve(await open(planBundle(modules, [], theme)));

  async function load(imports: ComponentImport[]): Promise<LoadedBundle> {
    const asked = current;
    const step = await asked;
    const plan = planBundle({ ...modules, ...islands.find(imports) }, imports, theme);
    const isEnough = EXTENT[plan.kind] <= EXTENT[step.plan.kind];
    const loaded = isEnough ? await step.made.load(imports) : undefined;
    if (loaded) return loaded;
    // Another page may have requested it meanwhile.
    if (current === asked) current = succeed(step, isEnough ? { kind: 'whole' } : plan, imports);
    return load(imports);
  }

  return {
    load,
    getLast: () => opened.map((made) => made.getLast()).find((last) => last !== undefined),
    listFiles: () => [
      ...opened.flatMap((made) => made.listFiles()),
      ...[...themeFiles.keys()].map((path) => `/${path}`),
    ],
    async loadFile(path) {
      for (const made of opened) {
        const body = await made.loadFile(path);
        if (body) return body;
      }
      const file = themeFiles.get(path.slice(1));
      return file === undefined ? undefined : readFile(file);
    },
    close: async () => (await current).made.close(),
  };
}

/** The prebuilt theme, which never changes. */
function serveTheme({ serverFile, assets }: ThemeBundle, config: ResolvedConfig): MadeBundle {
  const loaded = {
    server: loadServerBundle(serverFile, config.base),
    assets: addBase({ ...assets, buildId: createBuildId([assets.buildId], config) }, config.base),
  };
  return {
    load: async () => loaded,
    getLast: () => loaded,
    listFiles: () => [],
    loadFile: async () => undefined,
    close: async () => undefined,
  };
}
