/** Owns the check that a redirect leads to its page at once: not over another redirect, and never in a circle. */
import { routeKey } from '../../shared/route-path.ts';

export interface ChainMistake {
  message: string;
  hint: string;
}

/** @param written one of the old addresses; undefined where it leads on directly */
export function findChain(written: string, redirects: Readonly<Record<string, string>>): ChainMistake | undefined {
  const byKey = new Map(Object.keys(redirects).map((from) => [keyOf(from), from]));
  const trail = [written];
  let target = redirects[written] ?? '';
  for (let next = findNext(target, byKey); next !== undefined; next = findNext(target, byKey)) {
    if (trail.includes(next)) return describeCircle([...trail, next]);
    trail.push(next);
    target = redirects[next] ?? '';
  }
  return trail.length === 1 ? undefined : describeDetour(trail, target);
}

/** The redirect of the place that a target names, else of its whole page. */
function findNext(target: string, byKey: ReadonlyMap<string, string>): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const address = target.replace(/\?[^#]*/, '');
  return byKey.get(keyOf(address)) ?? byKey.get(keyOf(address.replace(/#.*$/, '')));
}

function keyOf(address: string): string {
  const [path = '', anchor = ''] = address.split('#');
  return `${routeKey(path)}#${anchor}`;
}

function describeCircle(trail: string[]): ChainMistake {
  return {
    message: `The redirect from "${trail[0]}" leads in a circle: ${trail.map((address) => `"${address}"`).join(', ')}.`,
    hint: 'Let each of them lead to a page.',
  };
}

function describeDetour([from = '', next = '']: string[], end: string): ChainMistake {
  return {
    message: `The redirect from "${from}" leads to "${next}", which has moved itself.`,
    hint: `Lead to its place of today: '${from}': '${end}'.`,
  };
}
