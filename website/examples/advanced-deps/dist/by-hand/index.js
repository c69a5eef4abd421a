import mitt from "mitt";
import picocolors from "picocolors";
import { useSyncExternalStore } from "react";
const bus = mitt();
let count = 0;
function increment() {
    count += 1;
    bus.emit('change', count);
    console.log(picocolors.green(`count is ${count}`));
}
function useCount() {
    return useSyncExternalStore((onChange)=>{
        bus.on('change', onChange);
        return ()=>bus.off('change', onChange);
    }, ()=>count);
}
export { increment, useCount };
