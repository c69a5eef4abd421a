const version = '1.0.0';
function greet(name) {
    return `Hello, ${name}!`;
}
export { greet, version };
