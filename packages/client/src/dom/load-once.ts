/** Caches the result of `load` for each URL. Failures are not cached: the next call tries again. */
export function loadOnce<T>(load: (href: string) => Promise<T>): (href: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (href) => {
    const known = answers.get(href);
    if (known) return known;
    const answer = load(href);
    answers.set(href, answer);
    answer.catch(() => answers.delete(href));
    return answer;
  };
}
