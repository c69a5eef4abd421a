export const Button = () => <button>OK</button>;
