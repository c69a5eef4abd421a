/** Loads files of the site, and distinguishes network errors from unexpected responses. */

/** A name instead of a class, because on the dev server, a bundle with its own copy of this module loads the pages. */
const NETWORK_ERROR = 'NetworkError';

/** Whether the host could not be reached. */
export function isNetworkError(error: unknown): error is Error {
  return error instanceof Error && error.name === NETWORK_ERROR;
}

export interface LoadedFile {
  text: string;
  /** The content type. */
  type: string;
}

/** @throws a network error if the network fails, another one if the host does not have the file */
export async function loadFile(href: string, init: RequestInit = {}): Promise<LoadedFile> {
  const { response, text } = await receive(href, init);
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return { text, type: response.headers.get('content-type') ?? '' };
}

async function receive(href: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(href, init);
    return { response, text: await response.text() };
  } catch (error) {
    throw init.signal?.aborted ? error : await explainFailure(href, error);
  }
}

/** Finds out why a file did not load: browsers report the same error for a network failure and, for example, a redirect to another host. */
export async function explainFailure(href: string, cause?: unknown): Promise<Error> {
  const answers = await fetch(href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  const error = new Error(`${href} did not load.`, { cause });
  return answers ? error : Object.assign(error, { name: NETWORK_ERROR });
}
