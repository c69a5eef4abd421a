export const load = (id: string) => require(id);
