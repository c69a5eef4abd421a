export const a = <a />;
