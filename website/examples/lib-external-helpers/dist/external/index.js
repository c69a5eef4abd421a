import { _ } from "@swc/helpers/_/_async_to_generator";
function load(url) {
    return _(function*() {
        const response = yield fetch(url);
        return response.json();
    })();
}
export { load };
