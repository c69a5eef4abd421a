import picocolors from "picocolors";
import { useSyncExternalStore } from "react";
function mitt(n) {
    return {
        all: n = n || new Map,
        on: function(t, e) {
            var i = n.get(t);
            i ? i.push(e) : n.set(t, [
                e
            ]);
        },
        off: function(t, e) {
            var i = n.get(t);
            i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
        },
        emit: function(t, e) {
            var i = n.get(t);
            i && i.slice().map(function(n) {
                n(e);
            }), (i = n.get("*")) && i.slice().map(function(n) {
                n(t, e);
            });
        }
    };
}
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
