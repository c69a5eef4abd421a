function sum(numbers) {
    const worker = new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
    return new Promise((resolve, reject)=>{
        worker.onmessage = ({ data })=>resolve(data);
        worker.onerror = reject;
        worker.postMessage(numbers);
    }).finally(()=>worker.terminate());
}
export { sum };
