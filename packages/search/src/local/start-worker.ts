/** The starting of the search workers, under Trusted Types too. */
import type { SearchKind } from '../core/records/search-data.ts';
import type { WorkerLike } from './worker-client.ts';

/** To be named in the policy: `trusted-types quire-search-worker`. */
export const TRUSTED_TYPES_POLICY = 'quire-search-worker';

interface TrustedTypes {
  createPolicy(name: string, rules: UrlRules): UrlRules;
}

interface UrlRules {
  createScriptURL(url: string): string;
}

/** Bundlers know this form and put the files, which need no other, beside the page's own scripts. */
const WORKER_URLS: Readonly<Record<SearchKind, string>> = {
  whole: new URL('../worker/whole-worker.js', import.meta.url).href,
  sharded: new URL('../worker/sharded-worker.js', import.meta.url).href,
};

/** The workers' URLs and no others. */
const rules: UrlRules = {
  createScriptURL(url) {
    if (!Object.values(WORKER_URLS).includes(url)) throw new TypeError(`${url} is not a search worker.`);
    return url;
  },
};

/** A page may create a policy once only, so it belongs to the module. */
const trust = createTrust();

/** A page whose policy does not name ours gets no worker, but it gets its answers. */
function createTrust(): UrlRules {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;
  } catch {
    return rules;
  }
}

/** Throws where workers do not exist or are forbidden. */
export function startWorker(kind: SearchKind): WorkerLike {
  return new Worker(trust.createScriptURL(WORKER_URLS[kind]), { type: 'module' });
}
