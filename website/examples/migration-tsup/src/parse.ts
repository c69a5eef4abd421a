export interface Entry {
  key: string;
  value?: string;
}

export function parse(text: string): Entry[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key = '', value] = line.split('=', 2);
      return { key, value };
    });
}
