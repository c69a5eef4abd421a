import { registry } from "./registry.cjs";
function register(name, value) {
    registry.set(name, value);
}
export { register, registry };
