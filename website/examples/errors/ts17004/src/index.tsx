export const a = () => <p>a</p>;
