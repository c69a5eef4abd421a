"use strict";
exports.ids = [
    "n"
];
exports.modules = {
    "./src/extra.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const extra = 'a module that is loaded on demand';
        __webpack_require__.d(__webpack_exports__, {}, {
            extra: extra
        });
    }
};
