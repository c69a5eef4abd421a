/** The site's author must set the option; the dialog shows the message. */
export class MissingOptionError extends Error {
  override name = 'MissingOptionError';

  constructor(option: 'appId' | 'apiKey') {
    super(`\`${option}\` is missing.`);
  }
}

/** The host understood the request and refused it; another host would too. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The response was not JSON. */
export class DeserializationError extends Error {
  override name = 'DeserializationError';
  readonly body: string;

  constructor(body: string, cause: unknown) {
    super('The response of the search host is not valid JSON.', { cause });
    this.body = body;
  }
}

export interface Attempt {
  host: string;
  /** `timeout`, `network` or a status. */
  failure: string;
}

/** Every host was asked, and none answered. */
export class RetryError extends Error {
  override name = 'RetryError';
  readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[]) {
    super(
      `No search host could be reached: ${attempts.map(({ host, failure }) => `${host} (${failure})`).join(', ')}. Is the application id right?`,
    );
    this.attempts = attempts;
  }
}
