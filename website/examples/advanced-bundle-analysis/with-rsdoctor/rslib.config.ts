import { RsdoctorRspackPlugin } from '@rsdoctor/core';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: (_config, { appendPlugins }) => {
      if (process.env.ANALYZE !== 'true') return;
      appendPlugins(
        new RsdoctorRspackPlugin({
          disableClientServer: true,
          output: { mode: 'brief', reportDir: './analysis', options: { type: ['html'] } },
        }),
      );
    },
  },
});
