/** Owns loading the bundled theme into Node. */
import { createRequire } from 'node:module';
import type { ServerBundle } from '../../shared/page-renderer.ts';

export function loadServerBundle(file: string): ServerBundle {
  return createRequire(import.meta.url)(file) as ServerBundle;
}
