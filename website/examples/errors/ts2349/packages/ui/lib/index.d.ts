export default function greet(): void;
