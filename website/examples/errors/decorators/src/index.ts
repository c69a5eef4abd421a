function sealed(target: Function) {}

class A {
  constructor(@sealed private a: string) {}
}
export { A };
