/**
 * Owns further names that other tools have for an option or a plugin, tool by tool: a second list beside `other-tools.ts`, of
 * what is asked less often. The form is that of the tooling vocabulary.
 */
export const TOOL_NAMES = `
# Options and plugins of webpack
resolve.fallback, node-polyfill-webpack-plugin, vite-plugin-node-polyfills, crypto-browserify, stream-browserify, path-browserify > polyfill node.js modules, node.js 模块的 polyfill
html-webpack-plugin > tools.htmlplugin
expose-loader > lib.umdname, umd
html-loader, markdown-loader, babel-plugin-inline-import > other file types, tools.rspack, 其他类型的文件
yaml-loader, @rollup/plugin-yaml > other data formats, 其他数据格式
svg-sprite-loader, vite-svg-loader, babel-plugin-inline-react-svg > svgr, import an svg as a component, 将 svg 作为组件导入
thread-loader, cache-loader > build times, rsdoctor, 构建耗时
module.rules, rule.oneOf > tools.rspack, tools.bundlerchain
experiments.outputmodule > lib.format, output.externals
silence warnings > ignorewarnings, onwarn, tools.rspack
eslint-webpack-plugin, vite-plugin-checker, compression-webpack-plugin > plugins that do not fit a library, 不适合库的插件
getlocalident, css.modules.scopebehaviour > output.cssmodules
imagemin, optimize images, image optimization > what counts as an asset, static assets, 静态资源

# Of Rollup
rollup-plugin-terser > output.minify, plugin by plugin, 插件对照
rollup-plugin-analyzer, esbuild-visualizer, vite-bundle-visualizer > bundle analysis, rsdoctor, 产物分析
rollup-plugin-scss, esbuild-sass-plugin > sass and less, sass less and tailwind css, sass 与 less
rollup-plugin-multi-input, vite-plugin-glob-input > source.entry, bundle: false
rollup-plugin-auto-external, esbuild-node-externals > output.autoexternal
rollup-plugin-hashbang, esbuild-plugin-shebang > command line tools, 命令行工具
rollup-plugin-web-worker-loader > web workers, inline workers, 内联 worker
@rollup/plugin-wasm, vite-plugin-wasm > webassembly
@rollup/plugin-strip, vite-plugin-remove-console, babel-plugin-transform-remove-console, esbuild.drop > how do i remove console calls, performance.removeconsole, 如何移除 console 调用
@rollup/plugin-virtual, virtual module > virtual modules, 虚拟模块, write your own plugin, 编写自己的插件
@rollup/plugin-dynamic-import-vars, glob import > import.meta.glob, import.meta.env and other vite features, import.meta.env 等 vite 特有的写法
rollup-plugin-sourcemaps, source-map-loader > output.sourcemap
typescript-transform-paths, babel-plugin-module-resolver > path aliases, redirect.dts.path, 路径别名
rollup-plugin-clear > output.cleandistpath

# Of Vite
vite-plugin-no-bundle > bundle: false, bundleless
vite-plugin-banner > lib.banner
vite-plugin-singlefile > output.injectstyles, options that do not apply to libraries, 不适用于库的配置项
@vitejs/plugin-legacy, modern and legacy build > lib.syntax, output compatibility, 产物兼容性
cssnano, minify stylesheet, css-minimizer-webpack-plugin > output.minify, postcss and browser support, postcss 与浏览器兼容性
build.csstarget, css target > lib.syntax, tools.lightningcssloader
webpack-manifest-plugin, build.manifest > output.manifest
build.ssr, ssr bundle > universal libraries, output.target, 通用库
next_public, vue_app > variables from .env files, .env 文件中的变量
env folder > --env-dir, common flags, 通用选项
dotenv-cli, env-cmd > variables from .env files, environment variables, 环境变量
json.namedexports > import a json file, json files, 导入 json 文件
optimizedeps.exclude, dependency prebundling > optimizedeps, web workers
worker.format > what works in which output, web workers, 各种产物的支持情况
vite-env.d.ts, react-app-env.d.ts, shims-vue.d.ts, vite client types > client types, 预设类型

# Of esbuild, tsup, tsdown, unbuild, tsc
--keep-names, --mangle-props > output.minify
--asset-names, --chunk-names > output.filename
sentry source maps > output.sourcemap
esbuild-plugin-copy > output.copy
esbuild-plugin-d.ts, oxc-transform > lib.dts, declaration files, 类型声明文件
esbuild-fix-imports-plugin, tsc-esm-fix > redirect.js.extension
tsdx > compared with other tools, 与其他工具的比较
sucrase, swc-cli, babel-cli > bundle: false, migrate from tsc, 从 tsc 迁移
tsc-watch, concurrently, chokidar > watch mode, watch several packages, watch 模式
stub mode, jiti stub > compared with other tools, source or dist during development, 开发时引用源码或 dist
rollup.emitCJS > several formats in one build, lib.format, 一次构建多种格式
generate exports, auto exports > prepare package.json, check with publint, 准备 package.json
nodeprotocol, strip node prefix > migrate from tsup, 从 tsup 迁移
outputoptions > tools.rspack
rollup.config.js, vite.config.ts, tsup.config.ts, webpack.config.js, vue.config.js > configuration file, configure rslib, 配置文件

# Of Babel, Parcel, Father, Vue CLI
extrababelplugins, extrababelpresets > plugin-babel, official plugins, 官方插件
babel-plugin-transform-imports, babel-plugin-lodash > source.transformimport
babel-plugin-add-module-exports > footer.js
babel-plugin-annotate-pure-calls, mark as pure > why is unused code still in my output, 产物中为什么保留了未使用的代码
plugin-proposal-decorators > source.decorators
babel-plugin-transform-inline-environment-variables, babel-plugin-preval > source.define, custom values, 自定义的值
runtime-corejs3 > import single functions from core-js-pure, lib.externalhelpers, 从 core-js-pure 导入单个函数
babel loose > tools.swc
vue-cli-service > vue, migrate from vite library mode
lessoptions, sassoptions > sass and less, sass 与 less
productionsourcemap > output.sourcemap
islibrary > output.autoexternal
--dist-dir > output.distpath
--public-url > output.assetprefix
`;
