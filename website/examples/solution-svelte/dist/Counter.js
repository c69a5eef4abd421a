import "svelte/internal/disclose-version";
import "./Counter.css";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<button class="svelte-lgndt7"> </button>');
function Counter($$anchor, $$props) {
    const initial = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'initial', 3, 0);
    let count = __rspack_external_svelte_internal_client_f8ec82ce.derived(initial);
    var button = root();
    var text = __rspack_external_svelte_internal_client_f8ec82ce.only_child(button);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_text(text, `${$$props.label ?? ''}: ${__rspack_external_svelte_internal_client_f8ec82ce.get(count) ?? ''}`));
    __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, ()=>__rspack_external_svelte_internal_client_f8ec82ce.set(count, __rspack_external_svelte_internal_client_f8ec82ce.get(count) + 1));
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
export default Counter;
