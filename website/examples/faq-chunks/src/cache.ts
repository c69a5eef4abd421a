const cache = new Map<string, string>();

export const readCache = (key: string): string | undefined => cache.get(key);
