/** Chinese defaults of members, where those of the packages are in English words. */
const WASM = "`bundle` 为 `true` 时为 `{ mode: 'compile' }`，为 `false` 时为 `{ mode: 'preserve' }`。";

export const CHINESE_DEFAULTS: Readonly<Record<string, string>> = {
  'CompressOptions.level':
    '开发服务器为 1（最快，即 `zlib.constants.Z_BEST_SPEED`），预览服务器为 6（即 `zlib.constants.Z_DEFAULT_COMPRESSION`）。',
  'Dts.tsgo': '安装的 `typescript` 为 7 或更高版本时为 `true`，否则为 `false`。',
  'Dts.typescriptPath': '从项目根目录解析到的 `typescript` 的路径。',
  'ExeTarget.arch': '当前的 CPU 架构。',
  'ExeTarget.nodeVersion': '当前的 Node.js 版本。',
  'ExeTarget.platform': '当前平台。',
  'HtmlConfig.scriptLoading': "`'defer'`。启用 `output.module` 时，始终为 `'module'`。",
  'InspectConfigOptions.mode':
    "取决于 `process.env.NODE_ENV`：为 `'development'` 时是 `'development'`，否则是 `'production'`。",
  'LibConfig.autoExternal': '格式为 `cjs` 或 `esm` 时为 `true`，为 `umd` 或 `mf` 时为 `false`。',
  'LibConfig.wasm': WASM,
  'ResolveConfig.conditionNames':
    '与 Rspack 相同，参见 [resolve.conditionNames](https://rspack.rs/zh/config/resolve#resolveconditionnames)。',
  'ResolveConfig.mainFields':
    '`output.target` 为 `\'web\'`、`\'web-worker\'` 或未设置时为 `["browser", "module", "main"]`，为 `\'node\'` 时为 `["module", "main"]`。',
  'RslibConfig.mode':
    "取决于 `process.env.NODE_ENV`：为 `'production'` 或 `'development'` 时与其相同，否则为 `'none'`。",
  'RslibConfig.wasm': WASM,
  'RslibOutputConfig.autoExternal': 'ESM 和 CJS 为 `true`，UMD、MF 和 IIFE 为 `false`。',
  'RslibOutputConfig.emitCss': '`output.target` 为 `web` 时为 `true`，否则为 `false`。',
  'RslibOutputConfig.minify.cssOptions': '继承 `tools.lightningcssLoader` 的配置。',
  'RslibOutputConfig.module': '`output.target` 为 `node` 时为 `true`，否则为 `false`。',
  'Wasm.mode': "`bundle` 为 `true` 时为 `'compile'`，为 `false` 时为 `'preserve'`。",
};
