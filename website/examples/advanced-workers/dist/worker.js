const add = (a, b)=>a + b;
self.onmessage = ({ data })=>{
    self.postMessage(data.reduce(add, 0));
};
