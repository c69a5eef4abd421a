function logged<This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
  context: ClassMethodDecoratorContext,
) {
  return function (this: This, ...args: Args): Result {
    console.log(`calling ${String(context.name)}`);
    return method.call(this, ...args);
  };
}

export class Store {
  @logged
  read(key: string): string {
    return key.toUpperCase();
  }
}
