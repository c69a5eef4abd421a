/** Calls the checks of plugins over a rendered site. */

import { createError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { Problem } from '../config/plugin.ts';
import { callAsyncHook, collectErrors } from '../plugins/call-hook.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { applySeverities } from './apply-severities.ts';
import { BUILT_IN_CHECKS } from './built-in-checks.ts';

export async function checkWithPlugins(site: RenderedSite): Promise<Diagnostic[]> {
  const ruled: CheckDiagnostic[] = [];
  const others: Diagnostic[] = [];
  for (const { name, check } of listPlugins(BUILT_IN_CHECKS, site.config.plugins)) {
    if (!check) continue;
    await collectErrors(others, async () => {
      for (const problem of await callAsyncHook({ plugin: name, hook: 'check' }, () => check(site))) {
        const { rule, message, severity: _, ...details } = problem;
        if (rule) ruled.push(createError(rule, message, details));
        else others.push(toDiagnostic(problem, name));
      }
    });
  }
  return [...applySeverities(ruled, site.config), ...others];
}

function toDiagnostic({ message, severity, rule: _, ...details }: Problem, plugin: string): Diagnostic {
  const create = severity === 'error' ? createError : createWarning;
  return create('plugins', `${plugin}: ${message}`, details);
}
