const log = (text)=>console.log(text);
export { log };
