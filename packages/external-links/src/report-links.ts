/** Reports problems of links to other hosts, and counts the responses. */
import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckedLink } from './check-external-links.ts';

/** Statuses that say nothing about the page: it may need an account, or its host blocks programs. */
const REFUSALS = new Set([401, 403, 407, 429, 451, 999]);

const IGNORE_HELP = 'Open it in a browser. If it works, add it to "check.ignore".';

interface Problem {
  severity: Diagnostic['severity'];
  message: string;
  help: string;
}

/** One diagnostic for each position of a link. Temporary redirects are only counted. */
export function reportLinks(links: readonly CheckedLink[], severity: 'error' | 'warn' | 'off'): Diagnostic[] {
  if (severity === 'off') return [];
  const offline = findOffline(links);
  const problems = offline
    ? [{ problem: offline, places: [{}] }]
    : links.flatMap((link) => {
        const problem = findProblem(link);
        return problem ? [{ problem, places: link.places }] : [];
      });
  return problems.flatMap(({ problem, places }) =>
    places.map(
      (place): Diagnostic => ({
        ...problem,
        rule: 'externalLinks',
        severity: severity === 'warn' ? 'warning' : problem.severity,
        ...place,
      }),
    ),
  );
}

function findProblem({ url, answer, missingAnchor }: CheckedLink): Problem | undefined {
  const link = `The link "${url}"`;
  if (answer.kind === 'silent')
    return { severity: 'error', message: `${link} fails: ${answer.reason}.`, help: IGNORE_HELP };
  const { status, redirection } = answer;
  if (REFUSALS.has(status))
    return {
      severity: 'warning',
      message: `${link} cannot be checked: the host responds with ${status}.`,
      help: IGNORE_HELP,
    };
  if (status >= 400)
    return { severity: 'error', message: `${link} fails: the host responds with ${status}.`, help: IGNORE_HELP };
  if (missingAnchor !== undefined) {
    const help = 'Correct the anchor. If a script adds it, add the link to "check.ignore".';
    return {
      severity: 'warning',
      message: `${link} leads to "#${missingAnchor}", which the page does not have.`,
      help,
    };
  }
  if (!redirection?.isPermanent) return undefined;
  const to = withHash(redirection.to, url);
  return {
    severity: 'warning',
    message: `${link} has moved permanently (${redirection.status}).`,
    help: `Link to ${to}.`,
  };
}

function findOffline(links: readonly CheckedLink[]): Problem | undefined {
  const hosts = new Set(links.map(({ url }) => new URL(url).host));
  if (hosts.size < 2 || links.some(({ answer }) => answer.kind === 'answered')) return undefined;
  const message = `None of the ${hosts.size} hosts that the site links to responds.`;
  return { severity: 'error', message, help: 'Check the network connection of this machine.' };
}

/** A redirect keeps the anchor unless it has one itself. */
function withHash(to: string, url: string): string {
  return to.includes('#') ? to : to + new URL(url).hash;
}

/** The response to a link, as counted: `200`, `301 permanent`, `no answer`. */
export function formatAnswer({ answer }: CheckedLink): string {
  if (answer.kind === 'silent') return 'no answer';
  const { status, redirection } = answer;
  if (!redirection || status >= 400) return String(status);
  return `${redirection.status} ${redirection.isPermanent ? 'permanent' : 'temporary'}`;
}

export function countAnswers(links: readonly CheckedLink[]): Record<string, number> {
  const labels = links.map(formatAnswer).sort();
  return Object.fromEntries(
    [...new Set(labels)].map((label) => [label, labels.filter((each) => each === label).length]),
  );
}
