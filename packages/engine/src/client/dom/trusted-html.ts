/** The one Trusted Types policy, under which the site's own documents and markup may be parsed. */

interface TrustedTypesFactory {
  /** Behaves as the empty string, and may be assigned where strings may not. */
  emptyHTML: string;
  createPolicy(name: string, rules: { createHTML(text: string): string }): HtmlPolicy;
}

export interface HtmlPolicy {
  createHTML(text: string): string;
}

/** The policy that the emitted `Content-Security-Policy` names. */
const POLICY_NAME = 'quire';

/** What an element that is adopted as it is is "rendered" with. */
export function getEmptyHtml(): string {
  return findTrustedTypes()?.emptyHTML ?? '';
}

/** Call it once: a document has one policy of a name. */
export function createHtmlPolicy(): HtmlPolicy {
  const rules = { createHTML: (text: string) => text };
  return findTrustedTypes()?.createPolicy(POLICY_NAME, rules) ?? rules;
}

function findTrustedTypes(): TrustedTypesFactory | undefined {
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypesFactory } = window;
  return trustedTypes;
}
