/** A site in the dev server: compiles and renders requested pages from the current sources. */
import { randomUUID } from 'node:crypto';
import { sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DevState } from '@quire/client/contract';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { placeInPages } from '../bundle/place-in-pages.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { PolicyPart } from '../html/policy-parts.ts';
import type { Rendered } from '../render/rendered.ts';
import { closeDiagnostics, type PageDiagnostics, presentDiagnostics } from './list-diagnostics.ts';
import { createLiveContent } from './live-content.ts';
import { createLiveOutputs, type LiveOutputs } from './live-outputs.ts';
import { createLivePages, type LivePages } from './live-pages.ts';
import { openDevBundle } from './open-dev-bundle.ts';
import { checkPage, listAnchorTargets } from './page-check.ts';
import { watchSite } from './watch-site.ts';
import { openWorkFolder } from './work-folder.ts';

export interface LiveSite extends LiveOutputs, Pick<LivePages, 'createSnapshot' | 'findFile'> {
  config: ResolvedConfig;
  getState(): DevState;
  /** The document of a page, and its policy parts. @throws UserError if it cannot be rendered */
  render(page: Page): Promise<{ html: string; policy: PolicyPart[] }>;
  /** Checks a page that can be rendered: dead links, missing images. @throws UserError */
  findDiagnostics(page: Page): Promise<Diagnostic[]>;
  /** A file of the bundle. */
  loadAsset(path: string): Promise<Uint8Array | undefined>;
  /** Whether the files that it has written are still there. */
  isIntact(): boolean;
  /** The assets of every document; undefined before the first bundle. */
  getAssets(): DocumentAssets | undefined;
  /** Prepares bundle, snapshot and compiler for the first page before it is requested. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveSiteEvents {
  /** Called when open pages may have changed. */
  onChange(): void;
  /** Called when a page was saved or removed, with the diagnostics of its text. */
  onDiagnostics(found: PageDiagnostics[]): void;
}

export async function createLiveSite(
  config: ResolvedConfig,
  { onChange, onDiagnostics }: LiveSiteEvents,
): Promise<LiveSite> {
  const session = randomUUID().slice(0, 8);
  const work = openWorkFolder(config.cacheDir);
  const content = createLiveContent(config, work.dir, {
    onSaved(sourcePath, errors) {
      onDiagnostics([{ about: sourcePath, diagnostics: presentDiagnostics(errors, config) }]);
    },
    onRemoved({ sourcePath, routePath }) {
      onDiagnostics([{ about: sourcePath, diagnostics: [] }, ...closeDiagnostics(routePath)]);
    },
  });
  let changes = 0;
  let publicChanges = 0;
  let bundles = 0;

  const change = () => {
    changes += 1;
    onChange();
  };
  const bundle = await openDevBundle(config, work.dir, () => {
    bundles += 1;
    change();
  });
  const watcher = watchSite(config, {
    onDiagnostics,
    onChange(filePaths) {
      content.update(filePaths);
      if (filePaths.some((filePath) => filePath.startsWith(config.publicDir + sep))) publicChanges += 1;
      change();
      // Compiles the changed page before it is requested.
      void content.settle();
    },
  });
  const loadBundle = () =>
    placeInPages(() => bundle.load(content.listImports()), {
      listPages: async () => (await content.snapshot()).pages,
      siteDir: config.siteDir,
    });
  const getAssets = () => {
    const assets = bundle.getLast()?.assets;
    // Public files keep their URLs, so pages must be reloaded.
    return assets && { ...assets, buildId: `${assets.buildId}.${publicChanges}` };
  };
  const pages = createLivePages({
    config,
    content,
    loadBundle,
    getAssets,
    getBundleVersion: () => bundles,
    watchFile: watcher.addFile,
  });
  const outputs = createLiveOutputs({
    config,
    content,
    pages,
    loadBundle,
    storeDir: work.dir,
    getBundleVersion: () => bundles,
    getVersion: () => changes,
  });

  return {
    config,
    getState: () => ({
      revision: `${session}-${changes}`,
      buildId: getAssets()?.buildId ?? '',
      styleHrefs: listStyleHrefs(getAssets()),
    }),
    createSnapshot: pages.createSnapshot,
    async render(wanted) {
      const { html, parts } = await pages.render(await pages.open(wanted));
      return { html, policy: parts.policy };
    },
    ...outputs,
    async findDiagnostics(wanted) {
      const opened = await pages.open(wanted);
      const rendered = new Map<string, Rendered>();
      // Anchors are only known for rendered pages.
      for (const page of [opened.page, ...listAnchorTargets(opened)]) {
        const found = await pages.inspect(page).catch(() => undefined);
        if (found) rendered.set(page.routePath, found);
      }
      return checkPage({
        ...(await pages.open(wanted)),
        rendered,
        imageErrors: opened.images.errors,
        outputFiles: [...pages.listFiles(), ...bundle.listFiles()],
        config,
      });
    },
    findFile: pages.findFile,
    loadAsset: bundle.loadFile,
    isIntact: work.exists,
    getAssets,
    async warmUp() {
      // Errors surface on the first request. Each await lets pending requests run first.
      await setImmediate();
      await content.snapshot().catch(() => undefined);
      await setImmediate();
      await pages.createSnapshot().catch(() => undefined);
      // Last, because a page that is requested meanwhile would have to wait for it.
      await content.warmUp().catch(() => undefined);
    },
    async close() {
      watcher.close();
      await content.close();
      await bundle.close();
      work.remove();
    },
  };
}

function listStyleHrefs(assets: DocumentAssets | undefined): string[] {
  return assets ? [...assets.styleHrefs, ...assets.pageStyles.map(({ href }) => href)] : [];
}
