const answer = ()=>42;
export { answer };
