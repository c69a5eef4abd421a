/** The part of nspell that the checks use; the package has no types. */
declare module 'nspell' {
  interface Nspell {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Nspell;
  }
  export default function nspell(dictionary: { aff: Buffer; dic: Buffer }): Nspell;
}
