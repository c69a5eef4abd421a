/** Checks that redirects point directly to a page, not to another redirect or back to themselves. */

import { routeKey } from '@quire/client/contract';
import type { Diagnostic } from '@quire/markdown/diagnostics';

type ChainFinder = (written: string) => Pick<Diagnostic, 'message' | 'help'> | undefined;

/** The function receives an old URL, and returns undefined if it points directly to a page. */
export function createChainFinder(redirects: Readonly<Record<string, string>>): ChainFinder {
  const byKey = new Map(Object.keys(redirects).map((from) => [keyOf(from), from]));
  return (written) => {
    const trail = [written];
    let target = redirects[written] ?? '';
    for (let next = findNext(target, byKey); next !== undefined; next = findNext(target, byKey)) {
      if (trail.includes(next)) return describeLoop([...trail, next]);
      trail.push(next);
      target = redirects[next] ?? '';
    }
    return trail.length === 1 ? undefined : describeChain(trail, target);
  };
}

/** The redirect of a target's anchor, otherwise of its page. */
function findNext(target: string, byKey: ReadonlyMap<string, string>): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const address = target.replace(/\?[^#]*/, '');
  return byKey.get(keyOf(address)) ?? byKey.get(keyOf(address.replace(/#.*$/, '')));
}

function keyOf(address: string): string {
  const [path = '', anchor = ''] = address.split('#');
  return `${routeKey(path)}#${anchor}`;
}

function describeLoop(trail: string[]): Pick<Diagnostic, 'message' | 'help'> {
  return {
    message: `The redirect from "${trail[0]}" leads back to itself: ${trail.map((address) => `"${address}"`).join(', ')}.`,
    help: 'Point each of them to a page.',
  };
}

function describeChain([from = '', next = '']: string[], end: string): Pick<Diagnostic, 'message' | 'help'> {
  return {
    message: `The redirect from "${from}" points to "${next}", which is redirected itself.`,
    help: `Point to the final page: '${from}': '${end}'.`,
  };
}
