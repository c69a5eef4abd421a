const id = ()=>crypto.randomUUID();
export { id };
