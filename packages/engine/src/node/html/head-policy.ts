/** Collects the sources that scripts and linked stylesheets need. Those of the head are allowed, those of the body are not. */

import { hashText, listOrigins, type PolicyCollector, type PolicyPart, toParts } from './policy-parts.ts';

/** Script types that browsers execute or that configure scripts; others are data blocks. */
const RUNNING = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const URL_IN_QUOTES = /["'`]((?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?)/gi;

export function createScriptPolicyCollector(): PolicyCollector {
  const parts: PolicyPart[] = [];
  let script: string | undefined;
  return {
    open({ name, attributes: { src, type = '', rel, href = '' } }) {
      if (name === 'link' && rel === 'stylesheet') parts.push(...toParts('style-src', listOrigins(href)));
      if (name === 'script') parts.push(...toParts('script-src', listOrigins(src ?? '')));
      script = name === 'script' && src === undefined && RUNNING.test(type) ? '' : undefined;
    },
    text(text) {
      if (script !== undefined) script += text;
    },
    close() {
      if (script) parts.push(...toParts('script-src', [hashText(script), ...listNamedOrigins(script)]));
      script = undefined;
    },
    finish: () => [...new Set(parts)],
  };
}

/** The hosts that an inline script names, from which it probably loads other scripts. */
function listNamedOrigins(script: string): string[] {
  return Array.from(script.matchAll(URL_IN_QUOTES), ([, url = '']) => url).flatMap(listOrigins);
}
