import { _ } from "@swc/helpers/_/_apply_decs_2311";
let _initProto;
function logged(method, context) {
    return function(...args) {
        console.log(`calling ${String(context.name)}`);
        return method.call(this, ...args);
    };
}
class Store {
    static{
        ({ e: [_initProto] } = _(this, [], [
            [
                logged,
                2,
                "read"
            ]
        ]));
    }
    constructor(){
        _initProto(this);
    }
    read(key) {
        return key.toUpperCase();
    }
}
export { Store };
