export default function greet() {}
