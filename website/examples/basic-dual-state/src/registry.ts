export const registry = new Map<string, string>();
