export interface Options {
  name: string;
}
