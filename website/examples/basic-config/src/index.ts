export const channel: string = process.env.RELEASE_CHANNEL ?? 'stable';

export function describe(name: string): string {
  return `${name} (${channel}, API ${API_LEVEL})`;
}
