declare module 'core-js-pure/actual/array/at.js' {
  export default function at<T>(items: readonly T[], index: number): T | undefined;
}
