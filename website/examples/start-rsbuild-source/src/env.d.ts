declare const LIB_VERSION: string;
declare const DEBUG: boolean;

declare module 'ui-kit' {
  export const Button: string;
  export const DatePicker: string;
}
