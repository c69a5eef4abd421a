import { BUILD_META_NAME } from '../contract/document-contract.ts';

/** Whether a new deployment has replaced the build of the current document, so that its other files may be gone. */
export async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META_NAME}"]`)?.content;
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    const [, current] =
      new RegExp(`<meta name="${BUILD_META_NAME}" content="([^"]*)"`).exec(await response.text()) ?? [];
    return current !== undefined && current !== own;
  } catch {
    return false;
  }
}
