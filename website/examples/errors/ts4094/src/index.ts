export function mixin() {
  return class {
    private a = 1;
  };
}
