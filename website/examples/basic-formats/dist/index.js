function hello(name) {
    return `hello ${name} from 1.0.0`;
}
export { hello };
