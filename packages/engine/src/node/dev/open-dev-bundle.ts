/**
 * Which bundle a site has while it is written: the built theme, one of what the site adds beside it, or both in one. It
 * takes the next of them as soon as a page needs it, and keeps that.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import { type BundlePlan, findBuiltTheme, planBundle } from '../bundle/built-theme.ts';
import type { ThemeBundle } from '../bundle/bundle-cache.ts';
import { resolveModules } from '../bundle/bundle-modules.ts';
import { addBase } from '../bundle/document-assets.ts';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import { listBundleFiles } from '../bundle/theme-bundle.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createBuildId, type DevBundle, type LoadedBundle, type MadeBundle } from './dev-bundle.ts';

interface Step {
  plan: BundlePlan;
  made: MadeBundle;
}

const EXTENT = { nothing: 0, beside: 1, whole: 2 } satisfies Record<BundlePlan['kind'], number>;

/**
 * @param workDir a folder for what is bundled
 * @param onChange called whenever there is another bundle than before
 */
export async function openDevBundle(config: ResolvedConfig, workDir: string, onChange: () => void): Promise<DevBundle> {
  const modules = resolveModules(config);
  const theme = findBuiltTheme(config, modules);
  const themeFiles = theme ? listBundleFiles(theme, config) : new Map<string, string>();
  const opened: MadeBundle[] = [];

  async function open(plan: BundlePlan): Promise<Step> {
    const made = plan.kind === 'nothing' ? serveTheme(plan.theme, config) : await watch(plan);
    opened.unshift(made);
    return { plan, made };
  }

  async function watch(plan: Exclude<BundlePlan, { kind: 'nothing' }>): Promise<MadeBundle> {
    // The bundler is large: it is loaded where there is something to bundle.
    const { createWatchedBundle } = await import('./watched-bundle.ts');
    return createWatchedBundle({ config, modules, plan, workDir: join(workDir, plan.kind) }, onChange);
  }

  /** Pages that show the bundle from before are shown again; their files stay. */
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
    const plan = planBundle(modules, imports, theme);
    const isEnough = EXTENT[plan.kind] <= EXTENT[step.plan.kind];
    const loaded = isEnough ? await step.made.load(imports) : undefined;
    if (loaded) return loaded;
    // Another page may have asked for it meanwhile.
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

/** Nothing of it changes, and its files are there. */
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
