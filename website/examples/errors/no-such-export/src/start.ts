export interface Options {
  name: string;
}

export const start = (options: Options) => options.name;
