import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  plugins: [dts()],
  build: {
    lib: {
      entry: 'src/index.ts',
      name: 'Badge',
      fileName: 'index',
      formats: ['es', 'umd'],
    },
    rolldownOptions: {
      external: ['mitt'],
      output: { globals: { mitt: 'mitt' } },
    },
  },
});
