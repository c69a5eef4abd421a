export const FACTORS: Record<string, number> = { ms: 1, s: 1000, m: 60_000 };
