/** Starts the search workers, also under Trusted Types. */
import type { SearchKind } from '../core/records/search-data.ts';
import type { WorkerLike } from './worker-client.ts';

/** A content security policy must name it: `trusted-types quire-search-worker`. */
export const TRUSTED_TYPES_POLICY = 'quire-search-worker';

interface TrustedTypes {
  createPolicy(name: string, rules: UrlRules): UrlRules;
}

interface UrlRules {
  createScriptURL(url: string): string;
}

/** Bundlers recognize this form and copy the self-contained files to their output. */
const WORKER_URLS: Readonly<Record<SearchKind, string>> = {
  whole: new URL('../worker/whole-worker.js', import.meta.url).href,
  sharded: new URL('../worker/sharded-worker.js', import.meta.url).href,
};

/** Allows the workers' URLs only. */
const rules: UrlRules = {
  createScriptURL(url) {
    if (!Object.values(WORKER_URLS).includes(url)) throw new TypeError(`${url} is not a search worker.`);
    return url;
  },
};

/** A policy can be created only once for each page, therefore at module level. */
const trust = createTrust();

/** If the page's policy does not allow ours, the worker fails to start and the main thread answers. */
function createTrust(): UrlRules {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;
  } catch {
    return rules;
  }
}

/** Throws if workers are unsupported or forbidden. */
export function startWorker(kind: SearchKind): WorkerLike {
  return new Worker(trust.createScriptURL(WORKER_URLS[kind]), { type: 'module' });
}
