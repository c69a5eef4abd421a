/** The only Trusted Types policy. It allows the site's own documents and markup to be parsed. */

interface TrustedTypesFactory {
  /** An empty string that may be assigned where plain strings may not. */
  emptyHTML: string;
  createPolicy(name: string, rules: { createHTML(text: string): string }): HtmlPolicy;
}

export interface HtmlPolicy {
  createHTML(text: string): string;
}

/** The name of the policy in the emitted `Content-Security-Policy`. */
const POLICY_NAME = 'quire';

/** The HTML with which an existing element is "rendered", so that React keeps its content. */
export function getEmptyHtml(): string {
  return findTrustedTypes()?.emptyHTML ?? '';
}

/** Call it only once: policy names are unique in a document. */
export function createHtmlPolicy(): HtmlPolicy {
  const rules = { createHTML: (text: string) => text };
  return findTrustedTypes()?.createPolicy(POLICY_NAME, rules) ?? rules;
}

function findTrustedTypes(): TrustedTypesFactory | undefined {
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypesFactory } = window;
  return trustedTypes;
}
