import type { RsbuildPlugin } from '@rslib/core';

/** Writes a small JSON file about every library that is built. */
export function pluginBuildInfo(): RsbuildPlugin {
  return {
    name: 'my-lib:build-info',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, environment, sources }) => {
        const info = { library: environment.name, target: environment.config.output.target };
        const json = `${JSON.stringify(info, null, 2)}\n`;
        compilation.emitAsset(`${environment.name}.info.json`, new sources.RawSource(json));
      });
    },
  };
}
