/** Emits all output files other than documents and assets. (docs/behavior/output.md) */
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import type { OutputFile } from '../files/output-file.ts';
import { callAsyncHook, collectErrors } from '../plugins/call-hook.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { toOutputFile } from '../render/create-job.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { BUILT_IN_EMITTERS } from './built-in-emitters.ts';

export interface Emitted {
  files: OutputFile[];
  /** The errors of failed plugins; the others have emitted their files. */
  errors: Diagnostic[];
}

export async function emitAll(site: RenderedSite): Promise<Emitted> {
  const errors: Diagnostic[] = [];
  const files: OutputFile[] = [];
  const owners = listDocumentPaths(site);
  for (const { name, emit } of listPlugins(BUILT_IN_EMITTERS, site.config.plugins)) {
    if (!emit) continue;
    await collectErrors(errors, async () => {
      for (const file of await callAsyncHook({ plugin: name, hook: 'emit' }, () => emit(site))) {
        const owner = owners.get(file.path);
        if (owner !== undefined) errors.push(createTakenError(name, file, owner));
        owners.set(file.path, `the plugin "${name}"`);
        files.push(file);
      }
    });
  }
  return { files, errors };
}

/** The owner of each output path. */
function listDocumentPaths({ routes }: RenderedSite): Map<string, string> {
  return new Map(
    routes.pages.flatMap((page) =>
      [toOutputFile(page.routePath), findMarkdownFile(page) ?? []]
        .flat()
        .map((path): [string, string] => [path, `the page "${page.sourcePath}"`]),
    ),
  );
}

function createTakenError(plugin: string, { path }: OutputFile, owner: string): Diagnostic {
  const help = 'Emit it under another path.';
  return createError('plugins', `The plugin "${plugin}" emits "${path}", which belongs to ${owner}.`, { help });
}
