declare const API_LEVEL: number;
declare const process: { env: Record<string, string | undefined> };
