import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
import "./Counter.css";
import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    d (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const Countervue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Counter',
    props: {
        start: {},
        label: {}
    },
    emits: [
        "change"
    ],
    setup (__props, { emit: __emit }) {
        const props = __props;
        const emit = __emit;
        const count = ref(props.start ?? 0);
        function increase() {
            count.value += 1;
            emit('change', count.value);
        }
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                class: "counter",
                onClick: increase
            }, toDisplayString(__props.label) + ": " + toDisplayString(count.value), 1));
    }
});
const exportHelper = __webpack_require__("d");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Countervue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-c17628de"
    ]
]);
const Counter = __exports__;
export default Counter;
