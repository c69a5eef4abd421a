const load = (id)=>require(id);
export { load };
