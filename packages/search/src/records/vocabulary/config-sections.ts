/**
 * Owns what developers type where a section of the configuration, a framework's guide or a migration guide
 * answers: symptoms, tasks, options of other tools. The form is that of the tooling vocabulary.
 */
export const CONFIG_SECTIONS = `
# lib.autoExtension
esm output mjs, why cjs extension, mjs or js, extension depends on type, 什么时候是 mjs, 为什么是 cjs, 后缀取决于 type > which extension is chosen, lib.autoextension, 扩展名的确定规则
outExtensions, fixedExtension, always mjs, emit jsx extension, output as jsx, js for both formats, 强制 mjs, 统一后缀, 都用 js 后缀 > choose the extension yourself, 自定义扩展名
# lib.autoExternal
autoexternal deprecated, autoexternal warning, lib.autoexternal deprecated, move autoexternal, autoexternal 废弃, autoexternal 警告, autoexternal 迁移 > move to output.autoexternal, 迁移到 output.autoexternal
bundle cli dependencies, cli without node_modules, zero install cli, bundle dependencies field, dependencies 也打包, 把 dependencies 打进, 生产依赖打进 > autoexternal.dependencies
optional dependency missing, try catch import, import in try, fallback if not installed, load if installed, optional peer package, 可选依赖缺失, 按需加载依赖, 有则加载 > autoexternal.optionaldependencies
bundle peer dependency, peer deps bundled, include peer dependency, peer 打包进去, 打包 peerdependencies, peer 要不要打包 > autoexternal.peerdependencies
externalize devdependencies, dev deps external, devdependencies not bundled, skip devdependencies, 开发依赖不打包, devdependencies 不打包, 外部化开发依赖 > autoexternal.devdependencies
root package.json externals, monorepo root dependencies, read another package.json, exclude from autoexternal, noExternal, inlineDependencies, inlineOnly, alwaysBundle, 根目录依赖外部化, 读取根 package.json > output.autoexternal
# lib.banner, lib.footer
shebang banner, banner shebang, banner breaks hashbang, add use client banner, use client banner, add use strict, version comment top, copyright comment js, BannerPlugin, postBanner, 头部加版本, 文件头部加, 顶部加注释, 开头插入, 加版权头 > banner.js
css license comment, comment top of css, css header comment, @charset css, css 头部注释 > banner.css
triple slash reference, reference types lost, reference path d.ts, reference types d.ts, header in d.ts, d.ts header, d.ts license, d.ts comment top, d.ts 头部, d.ts 顶部, 三斜线, 三斜线指令 > banner.dts
module.exports = default, require without default, require .default, avoid .default, cjs default export function, require gives default, add-module-exports, cjsDefault, libraryExport, require 要加 .default, 不想写 .default, 去掉 .default, require 得到对象 > footer.js
append css, css at end, css last, override css end, css 追加 > footer.css
append d.ts, declare global in output, global declaration in d.ts, window type augmentation, d.ts 末尾, d.ts 追加, 全局声明写进, window 类型 > footer.dts
intro outro, output.intro, output.outro, code inside wrapper, 包裹内插入 > banner.js, footer.js
# lib.bundle
one output file, single file output, single js file, merge modules, merge into one, bundle one file per entry, modules inlined, shared module twice, state twice entries, duplicate code between entries, 合并成一个文件, 打成一个文件, 单文件产物, 打包成单文件 > bundle: true
unbundle, without bundling, transpile only, mirror src, same structure as src, keep folder structure, keep directory structure, preserve folder, preserve directories, preserveModules, bundleless mode, 不合并文件, 只编译不打包, 保留目录结构, 和 src 一样, 文件对文件 > bundle: false
difference bundle bundleless, bundle false difference, bundled versus unbundled, bundle 区别, bundleless 区别, 打包和不打包区别 > what changes between the two modes, 两种模式的差异
# lib.dts
no types in dist, types not emitted, d.ts 没有生成, 不出 d.ts, 不生成 d.ts, 不生成类型 > lib.dts, declaration files, 生成类型声明文件
one d.ts file, d.ts rollup, dts rollup, d.ts 打成一个, 类型打包成一个 > dts.bundle
api extractor tsconfig, api-extractor typescript version, extractor compiler option, extractor unsupported option, analysis will use the bundled typescript, api extractor 版本, api extractor tsconfig 配置 > dts.bundle.tsconfigpath
inline types of package, bundle third party types, embed types, dts resolve, dts.resolve, bundle @types, inlinedPackages, types from devdependencies, 内联第三方类型, 打包第三方类型, 类型内联, 第三方类型打进 > dts.bundle.bundledpackages
d.ts other folder, d.ts different folder, separate types folder, types in own folder, put d.ts, move d.ts, dist/types, d.ts 放到, 类型单独目录, d.ts 单独目录, 类型放在 types > dts.distpath
tsconfig references, reference build, ts 项目引用, composite 项目 > dts.build
skip type errors, build despite type errors, continue on type error, type error fails build, noEmitOnError, disable type check, skipDiagnostics, 类型报错也打包, 关闭类型检查, ts 报错还能打包 > dts.abortonerror, type errors and the build, 类型错误与构建
emit d.cts, generate d.cts, d.mts and d.cts, d.ts for cjs, types for require, 生成 d.cts, 生成 d.mts, cjs 类型文件, d.cts 怎么 > dts.autoextension, two formats two sets of declarations, 双格式包的类型声明
replace types, own types for package, override package types, vendored types, 替换类型, 替换依赖的类型, 覆盖类型 > dts.alias
isolatedDeclarations, oxc d.ts, d.ts speed, speed up dts, 加快 d.ts, dts 太慢, 隔离声明 > dts.isolated, isolated declarations, 使用 isolateddeclarations
choose typescript, several typescript versions, typescript in root, dts wrong typescript, 指定 ts 版本, ts 路径, 多个 ts 版本 > dts.typescriptpath
typescript-go, @typescript/native-preview, native typescript, go typescript, ts7, 原生 ts, go 版 ts > dts.tsgo, typescript versions, typescript 版本
.rstack folder, .rstack gitignore, .rstack directory, rstack 目录 > lib.dts
# lib.experiments
single binary, bundle to exe, compile to exe, no node installed, bun compile, 打 exe, 生成 exe, 编译成 exe, 打成二进制 > experiments.exe
windows exe name, binary name, rename exe, rename binary, exe 名称, 二进制文件名, exe 改名 > experiments.exe.filename
binary output folder, exe output folder, exe folder, exe 输出目录, 二进制输出目录 > experiments.exe.outputpath
cross-compile, build for windows, executable for mac, binary for mac, build for linux arm64, arm64 binary, codesign, macos killed, 编译 windows, 编译 mac, mac 签名 > experiments.exe.targets
sea assets, getasset, useCodeCache, useSnapshot, disableExperimentalSEAWarning, execArgv, node flags binary, max-old-space-size binary, 嵌入文件 > experiments.exe.seaoptions
# lib.externalHelpers
helpers inlined, helper functions in output, helper in each file, class_call_check, _define_property, object_spread, extends helper, 每个文件都有辅助函数, 内联 helper > inlined helpers, 内联辅助函数
import @swc/helpers, swc/helpers, @babel/runtime, babel runtime, transform-runtime, plugin-transform-runtime, tslib import, runtimeHelpers, extraBabelPlugins runtime, runtime helpers, 引入 @swc/helpers, 抽离 helper, 提取 helper > imported helpers, 导入辅助函数
when external helpers, should i use externalhelpers, need swc helpers, need tslib, 要不要 externalhelpers, 需要 @swc/helpers > when to use it, lib.externalhelpers, 适用场景
# lib.format
es vs cjs, umd vs iife, iife vs umd, which output format, module formats, esm or umd, 模块格式, 输出什么格式, esm 还是 umd, umd 和 iife > choose a format, 选择格式
what does cjs look like, umd wrapper, iife wrapper, output code of format, esm output code, webpack runtime in cjs, runtime code in output, cjs 产物长什么样, 产物格式代码 > output of each format, 各种格式的产物
multiple formats, esm and cjs together, both formats, esm cjs umd, format array, formats array, 多格式输出, 同时输出 esm, 同时打包, esm 和 umd > several formats in one build, 一次构建多种格式
umd global undefined, umd uses global, global is not defined umd, umd in browser fails, umd 在浏览器报错, umd global 报错 > lib.format, output.target, umd
# lib.id
esm0, esm1, environment name, lib name in log, unnamed lib, id of lib, lib 的名字, 默认名称, 环境名 > default ids, 默认 id
build one format, only build one, watch only one, single lib, build subset, 只构建一个, 只打一种格式 > build by id, 按 id 构建
environment in plugin, detect format in plugin, plugin know format, 插件里区分, 插件里判断, 插件判断格式 > use in plugins, 在插件中使用
merge lib array, merge lib items, lib array duplicated, lib duplicated after merge, mergerslibconfig lib, 合并 lib, lib 数组合并, lib 合并重复 > merge by id, 按 id 合并
# lib.outBase
output path changes, dist path changes after adding file, folder level missing, missing folder level, directory level lost, lost directory, flattened output, output flattened, lowest common, outbase default, 少一层目录, 少了一层, 目录层级丢失, 层级丢失, 目录变化 > how the default is determined, 默认值的计算规则
outbase, preserveModulesRoot, rootDir for js, keep src in dist, remove src from dist, dist/src js, sourceDir, 源码根目录, 固定目录, 去掉 src, 保留 src 目录 > set a fixed base, lib.outbase, 固定基准目录
file written next to source, emitted into source, output outside of dist, js in src folder, js next to ts, 产物跑到外面, 产物在 dist 外, 输出到源码目录, 生成到 src > files outside the base, 基准目录之外的文件
# lib.redirect
alias in output, alias not replaced, alias not resolved in dist, alias left in dist, tsc-alias, tsconfig-paths, tscpaths, @/ in dist js, rewrite alias, resolve alias in output, 别名没替换, 别名没转换, 别名没有替换, 产物里有别名, 产物中有 @/, 路径没转换 > redirect.js.path
imports without extension, missing extension in import, import extension missing, append extension, add .js to imports, 导入没有后缀, import 没后缀, 补全扩展名, 加 .js 后缀, 路径没有后缀 > redirect.js.extension
style alias, css alias, alias in css import, less alias, 样式别名, 样式路径别名, css 路径别名 > redirect.style.path
import less in dist, import scss in dist, less import not changed, .less to .css, scss to css import, keep .less import, keep .scss import, 产物里还是 less, 还是引入 less, less 变 css, import 改成 css > redirect.style.extension
image alias, asset alias, svg alias, 图片别名, 图片路径别名, 资源别名 > redirect.asset.path
logo.js, image import kept, keep import svg, keep import png, keep asset import, 保留图片导入, 图片导入原样 > redirect.asset.extension
alias in d.ts, alias in types, types alias unresolved, paths in d.ts, dts paths, @/ imports in d.ts, @/ left in d.ts, relative paths in d.ts, d.ts 里有别名, d.ts 里 @/, 类型里有别名, 类型别名路径, d.ts 路径别名 > redirect.dts.path
extension in d.ts, .ts in d.ts, d.ts imports js, d.ts 没后缀, d.ts 里后缀, 类型路径后缀 > redirect.dts.extension
# lib.shims
import.meta.url in commonjs, import.meta.url undefined, import.meta undefined cjs, import.meta cjs, file url of build machine, absolute path in output, local path in output, build machine path, importMetaUrl, cjs 没有 import.meta, 产物里有本机路径, 产物有绝对路径, 本机路径 > shims.cjs['import.meta.url'], shims.cjs
import.meta.dirname cjs, import.meta.dirname undefined, import.meta.dirname commonjs, import.meta.dirname 报错 > shims.cjs['import.meta.dirname'], shims.cjs
import.meta.filename cjs, import.meta.filename undefined, import.meta.filename commonjs > shims.cjs['import.meta.filename'], shims.cjs
__filename esm, __filename not defined, __filename is not defined, filename in module, esm 用 __filename, __filename 报错 > shims.esm.__filename, shims.esm
dirname in module, dirname mjs, esm 用 __dirname, mjs 里 __dirname, __dirname 不存在 > shims.esm.__dirname, shims.esm
dynamic require esm, dynamic require is not supported, require variable esm, import node:module browser, 动态 require 报错, esm 动态 require, 不支持动态 require > shims.esm.require
import.meta umd, import.meta iife, import.meta in umd, umd import.meta 报错 > lib.shims
# lib.syntax
compile to es5, transpile to es5, output es5, target es2017, target es2020, build target es, target esnext, tsup target, tsdown target, build.target, vite build.target, ecma version, ecmaversion, 输出 es5, 降到 es5, 打包成 es6, 目标版本 > set ecmascript version, lib.syntax, 设置 ecmascript 版本
syntax chrome, syntax safari, target browsers, target chrome, supported browsers, support old browser, support safari, preset-env, targets browsers, support ie11, 支持 ie, 浏览器列表, 指定浏览器, 支持旧浏览器 > set browserslist query, lib.syntax, 设置 browserslist 查询
default target, default syntax, default ecmascript, default es version, what syntax by default, target not set, 默认语法, 默认目标, 默认编译目标, 默认 es 版本, 默认编译到 > default value, lib.syntax, 默认值
# lib.umdName
global variable name, expose on window, output.library, globalName, outputName, build.lib.name, output.name, 挂载到 window, 全局变量名, umd 全局变量 > a plain name, lib.umdname, 普通名称
umd name with dot, nested global, window.a.b, umd namespace, name with dots, umd extend namespace, 命名空间变量 > a nested name, 嵌套名称
amd name, amd module name, define name, named amd, umd amd, amd 模块名, amd 名称 > a name per module system, 按模块系统命名

# output: files
node or web, webworker target, unsupported platform, css not emitted node, 平台配置, 打包给浏览器, 打包给 node, node 环境打包 > output.target
output dir, outDir, out-dir, outputPath, --out-dir, --outdir, build.outDir, es and lib folders, lib and es folder, 修改 dist > output.distpath
entryFileNames, chunkFileNames, assetFileNames, build.lib.fileName, min.js name, name.min.js, index.css name, css 名字, 命名产物 > output.filename
hash in file name, contenthash, remove hash, no hash, 文件名 hash, 不要 hash > output.filenamehash
sourcemap, source-map, devtool, --sourcemap, sourcemap inline, source code leaked, source exposed, debug library source, stack trace original, step into library, extract source maps, 源码映射, 调试源码 > output.sourcemap
rollupOptions.external, external lodash/get, externals regexp, output.globals, globals react, react external umd, externals 正则, umd externals > output.externals
copy files, CopyPlugin, copy-rspack-plugin, cpy, 复制文件到 dist > output.copy
emptyOutDir, rimraf dist, --no-clean, clean before build, remove old files, rollup-plugin-delete, CleanWebpackPlugin, output.clean, 清理 dist, 清空输出目录, 构建前清理, 删旧文件, 保留旧文件 > output.cleandistpath
css in node build, emit css node, css not emitted ssr, no css for ssr, ssr build css, skip css, ssr 不输出 css, node 构建 css, node 输出 css > output.emitcss
do not emit images, skip assets emit, assets twice, assets emitted twice, emit assets once, 资源重复输出, 不输出静态资源 > output.emitassets
asset manifest, manifest file, 资源清单, manifest 文件 > output.manifest
htmlwebpackplugin inline, output.module, inlinestyles, html options library, options without effect, unsupported option, 不生效的配置, 不适用的配置, 哪些配置无效 > options that do not apply to libraries, 不适用于库的配置项
# output: code
uglify, terser, terserOptions, build.minify, esbuild minify, mangle names, mangle props, keep_fnames, keep_classnames, keepNames, keep function names, minifyWhitespace, minifyIdentifiers, minifySyntax, minimizerOptions, 压缩混淆 > output.minify
extractComments, licenses extracted, license comments removed, remove license comments, strip license, esbuild.legalComments, 去掉许可证, 删除许可证注释, 去掉 license > output.legalcomments
escape chinese, ascii only, ascii_only, garbled characters, chinese garbled, encoding problem, unicode 转义 > output.charset
browserslist not applied, cssTarget > output.overridebrowserslist, set browserslist query, 设置 browserslist 查询
core-js, corejs, useBuiltIns usage, legacy polyfills, 引入 core-js > output.polyfill, add polyfills from core-js, 从 core-js 引入 polyfill
generateScopedName, css modules hash, css modules naming, exportLocalsConvention, namedExport, css modules named export, autoCSSModules, css-modules config, 类名 hash, 类名带 hash, 固定类名, css modules 类名 > output.cssmodules
inline css into js, injectStyle, injectCss, vite-plugin-css-injected-by-js, vite-plugin-lib-inject-css, single file with css, style.inject, css 注入 js, css 内联到 js, 只要一个 js > output.injectstyles, inject styles with javascript, 用 javascript 注入样式
base64 images, inline images, url-loader limit, dataurl, inline fonts, asset.limit, 字体 base64 > output.dataurilimit
asset.publicPath, base url assets, assets path wrong, wrong image path, base path, 图片路径错误, 公共路径 > output.assetprefix

# plugins
rsbuild plugin, add plugin, register plugin, plugin array, 加插件, 注册插件, 条件插件 > plugins
plugin only for umd, plugin per lib, plugin scope, plugin level, 插件只对一个, 插件作用域, 某个格式的插件 > where a plugin applies, 插件的作用范围
plugin for vue, plugin for preact, plugin for sass, plugin-vue, plugin-preact, plugin-stylus, plugin-babel, 插件有哪些, stylus 插件, preact 插件, preact 组件库 > official plugins, 官方插件
publint plugin, attw plugin, arethetypeswrong plugin, check after build, publint after build, validate after build, publint: true, attw: true, 构建后检查, publint 插件, 打包后检查 > plugins for libraries, 面向库的插件
plugin-type-check, fork-ts-checker, useless plugins, 哪些插件不能用, 插件没用 > plugins that do not fit a library, 不适合库的插件
app plugin in library, rsbuild plugin compatible, is plugin compatible, plugin breaks output, plugin side effects output, 应用插件, 插件能不能用, 插件是否兼容 > try a plugin made for applications, 试用为应用编写的插件
write rsbuild plugin, modifyenvironmentconfig, processassets, transform hook, run after build, post-build hook, build hooks, 写 rsbuild 插件, 构建后钩子, 构建结束后, 打包后执行脚本 > write your own plugin, 编写自己的插件
# resolve
webpack alias, alias external, alias dependency ignored, alias no effect, alias not work, alias ts2307, resolve false, 路径别名配置, alias 不生效, alias 无效 > resolve.alias, path aliases, 路径别名
prefer-alias, prefer-tsconfig, alias overridden by tsconfig, tsconfig paths override alias, paths before alias, 别名被 tsconfig 覆盖, paths 优先 > resolve.aliasstrategy
platform specific files, index.web.ts, platform files, extension order, resolve vue without extension, import vue without extension, jsExtensions, 多端文件, 省略 .vue 后缀 > resolve.extensions
export conditions, custom conditions, exportConditions, condition names, resolve conditions, exports condition bundled, 条件导出解析, 导出条件 > resolve.conditionnames
module field ignored, main before module, cjs version bundled, commonjs version bundled, browser version bundled, wrong version of dependency, wrong entry bundled, 打包了 cjs 版本, 取了 main > resolve.mainfields
package bundled twice, dependency duplicated, two versions in bundle, duplicate dependency, 同一个依赖两份, 依赖打包两次 > resolve.dedupe
# source
multi entry, glob pattern, entry src, main entry, test files in dist, tests in dist, spec files in dist, glob pattern not supported, 测试文件被打包, 测试文件进了 > source.entry
DefinePlugin, esbuild define, plugin-replace, @rollup/plugin-replace, version number in code, 版本号注入, 功能开关 > source.define
__webpack_require__ variable, keep webpack variables, webpack magic variables, __webpack_share_scopes__ > keep __webpack_hash__ and similar variables in the output, 在产物中保留 __webpack_hash__ 等变量
experimentalDecorators, decorators 2023-11, tc39 decorators, lit decorators, nestjs decorators, 旧装饰器 > source.decorators, decorators version, 装饰器版本
tsconfig.build, tsconfig.app.json, tsconfig file name, 自定义 tsconfig > source.tsconfigpath, use another tsconfig, 使用其他 tsconfig
es6 in dependency, babel-loader include, include node_modules, dependency new syntax, 依赖转 es5, 第三方包没转 > source.include
skip swc, exclude from swc, skip transpile file, do not transform file, already compiled file, exclude file compile, babel-loader exclude, 不编译某个文件, 跳过 swc > source.exclude
babel-plugin-import, plugin-import, import on demand antd, antd style import, transformLodash, lodash import, lodash on demand, element-plus on demand, unplugin-vue-components, antd 按需加载, 按需加载 antd, lodash 按需 > source.transformimport
run code first, inject global code, polyfill first, global import every entry, inject import, setup code, esbuild inject, 入口前执行, 提前执行, 注入代码 > source.preentry
assetsInclude, import md file, .md file, treat as asset, 导入 pdf, 导入 txt, 3d 模型 > source.assetsinclude
# tools
IgnorePlugin, ignoreWarnings > tools.rspack
circular dependency undefined, class extends undefined, undefined at load, super expression must, detect circular, check circular, 循环引用报错, 继承 undefined > cannot access … before initialization
chainWebpack, webpack-chain, rspack-chain, change existing loader, CHAIN_ID, exclude from rule, 修改内置 loader > tools.bundlerchain
.swcrc, jsxFactory, pragma, jsx factory h, custom jsx pragma, plugin-swc, emotion swc, styled-components swc, swc 插件, jsx 工厂, swcrc 不生效, jsxFragment, jsxFragmentFactory, pragmaFrag, jsx-factory > tools.swc
vendor prefix, lightningcss, lightning css, disable prefix, no vendor prefix, css prefixes, css not prefixed, css lowering, 浏览器前缀, css 前缀, 自动前缀, 关闭前缀 > tools.lightningcssloader
extraPostCSSPlugins, scope css, prefix selectors, selector prefix, 选择器前缀, 选择器加前缀 > tools.postcss
css-loader, css-loader options, css url false, ignore url in css, importLoaders, css-loader 配置, 不解析 url > tools.cssloader
style-loader, style tag attributes, nonce style, style insert position, insert style shadow, style-loader options, style 标签属性, 插入 style 位置, style-loader 配置 > tools.styleloader
mini-css-extract-plugin, MiniCssExtractPlugin, css-extract, css order warning, ignoreOrder, css 顺序警告 > tools.cssextract
html file output, index.html, demo page, 输出 html > tools.htmlplugin

# Solutions
who uses the library, where does it run, what kind of library, browser or node library, kinds of libraries, which setup, recommended setup, recommended config, 什么类型的库, 推荐配置, 该用什么配置, 运行在哪 > know your consumers, solution, 使用场景, 解决方案
browser only library, cdn library, script tag library, frontend sdk, build browser sdk, 浏览器 sdk, 浏览器端库, cdn 库 > browser libraries, 浏览器库
node sdk, backend sdk, server sdk, express middleware, node utility, nodejs library, nodejs package, node 工具库, 后端 sdk, 服务端 sdk, nodejs 库 > node.js libraries, node.js, node.js 库
isomorphic, isomorphic package, universal package, browser condition exports, runs in both, cross platform library, 同构, 跨平台库 > universal libraries, 通用库
build ui library, ui 组件库, 设计系统, 组件库配置, 业务组件库 > component libraries, 组件库
pre-publish check, check before npm publish, 发布前检查, 发布前要做, 上线前检查 > before you publish, 发布之前
express app, bundle node server, node target version, node builtins external, node:fs kept, fs external, builtin modules external, node: protocol, 内置模块外部化, node 前缀, node: 前缀 > output target, node.js, 目标环境
only esm for node, require esm node 22, drop cjs, drop commonjs, 还要不要 cjs, node 只发 esm > esm or both formats, 选择纯 esm 或双格式
原生插件, c++ 模块 > node.js addons, node.js 原生模块
hashbang removed, shebang removed, shebang lost, keep shebang, bin executable, npx package, yargs, cac, cli entry, shebang 丢失, 保留 shebang, 命令行入口 > command line tools, 命令行工具
npm create react library, new react library, react boilerplate, start react component library, react 脚手架, 新建 react 组件库 > react, start a project, 创建项目
react plugin setup, pluginreact, react library setup, react tsx library, 配置 react, 接入 react, react 组件库配置 > set up an existing project, react, 在已有项目中接入
emit jsx, react.createelement in output, importSource, jsx: transform, 输出 jsx, 经典模式, jsx 运行时 > jsx transform, jsx 转换
react-compiler-runtime, reactCompiler, compiler-runtime, auto memo, automatic memoization, 自动缓存组件 > react compiler
react css, react styles, react less, react css modules, react 样式, react 组件样式 > styles, react, 样式
react icons library, react svg import, react 引入 svg, react svg 组件 > svg files, svg 文件, svgr
next.js app router, next pages router, transpilePackages, next-transpile-modules, react server component, nextjs 使用组件库 > consumers on next.js, 在 next.js 中使用
vue 3 library, sfc library, vue component package, 单文件组件, sfc 打包, .vue 打包, 打包 .vue, vue3 组件库 > vue, set up an existing project, 在已有项目中接入
vue declaration files, vue d.ts missing, vue dts, vue component types, vite-plugin-dts vue, vue 没有 d.ts, vue 类型声明, vue 生成类型 > types with vue-tsc, 用 vue-tsc 生成类型
vue less, vue scss, vue scoped css, vue style block, vue 样式丢失, vue css 没有 > styles, vue, 样式
plugin-vue-jsx, @vitejs/plugin-vue-jsx, @vue/babel-plugin-jsx, vue render function jsx, jsx in vue, vue 写 jsx, vue 里写 tsx > jsx, vue
vue 2 library, plugin-vue2, vue 2 组件库, vue2 组件库, 老 vue > vue 2
solid config, solid 组件库, solidjs 组件库 > solid, set up an existing project, 在已有项目中接入
solid react.createelement, solid react is not defined, solid plugin wrong output, plugin-solid, solid 编译错误, solid 产物 > compiled output, solid, 编译产物
solid jsx output, client-only api called on the server, solid export condition, solid 服务端渲染, solidstart 使用 > jsx for server rendering, 为服务端渲染保留 jsx
solid types, solid d.ts, solid 类型, solid 类型声明 > types, solid, 类型
svelte config, svelte runes, svelte.ts, svelte 组件库 > svelte, set up an existing project, 在已有项目中接入
svelte compiled, svelte js output, svelte internal client, svelte/internal, svelte 编译, svelte 编译产物 > compiled output, svelte, 编译产物
ship .svelte, publish svelte, svelte 源码, 发布 .svelte > source output, svelte, 源码产物
svelte lang ts, svelte-preprocess, typescript_invalid_feature, svelte 中 ts, svelte 用 ts > typescript in components, 组件中的 typescript
svelte d.ts, emitdts, .svelte.d.ts, svelte 类型, svelte 类型声明 > svelte declaration files, svelte 类型声明文件

# Migration guides
modern build, modern.config.ts, module-tools cli, modern dev, modern change, modern 命令 > migrate from modern.js module, 从 modern.js module 迁移, cli, 命令
buildConfig, npm-library, npm-component, buildtype, modern.config 迁移, buildpreset 迁移 > migrate from modern.js module, 从 modern.js module 迁移, configuration file, 配置文件
modern.js module options, buildconfig options, module-tools options, disableSwcTransform, transformCache, sourceType, modern 配置对照 > option by option, migrate from modern.js module, 从 modern.js module 迁移, 配置项对照
bundleless modern, modern bundleless, buildtype bundleless, modern 的 bundleless > bundle and bundleless, bundle 与 bundleless
modern sass, modern less, style.postcss, module-tools less, module-tools sass, modern 的 less > sass less and postcss, sass less 与 postcss
replace rollup with rslib, rollup to rslib, uninstall rollup, rollup config convert, rollup.config 转换, rollup 转 rslib > migrate from rollup, configuration, 从 rollup 迁移
rollup plugins equivalent, rollup-plugin-typescript2, @rollup/plugin-commonjs, @rollup/plugin-node-resolve, node-resolve, plugin-node-resolve, @rollup/plugin-json, rollup-plugin-esbuild, rollup-plugin-peer-deps-external, rollup-plugin-node-externals, rollup-plugin-postcss, rollup-plugin-preserve-directives, rollup 插件对照, rollup 插件换成 > plugin by plugin, 插件对照
rollup options equivalent, output.esModule, output.interop, moduleContext, generatedCode, rollup option mapping, rollup 配置对照, rollup 选项对应 > option by option, migrate from rollup, 配置项对照
rollup output difference, rollup cjs larger, cjs bigger than rollup, larger than rollup, compare rollup output, 比 rollup 大, 和 rollup 产物 > compare the output, migrate from rollup, 产物对比
virtual: import, optional require rollup > pitfalls, migrate from rollup, tools.rspack
tsc or rslib, tsc enough, tsc vs rslib, is tsc enough, why not tsc, do i need rslib, tsc versus bundler, 用 tsc 就够, tsc 够用, 为什么不用 tsc, 还需要 tsc > when it is worth it, migrate from tsc, 适用场景
tsc to rslib, from tsc, replace tsc with rslib, noemit tsconfig, tsc config after migration, tsc 换 rslib, tsc 换成 > configuration, migrate from tsc, 从 tsc 迁移
compileroptions mapping, compileroptions equivalent, importHelpers, esModuleInterop, inlineSourceMap, tsc options, tsc flags, compileroptions 对照, tsc 选项对照, tsconfig 配置对照 > option by option, migrate from tsc, 逐项对照
tsc twice, tsc cjs and esm, two tsconfig cjs, tsconfig.cjs.json, tsc commonjs as well, tsc 双格式, tsc 打两次 > ship commonjs as well, 同时提供 commonjs
const enum across files, const enum inlined, export const enum, const enum 内联 > pitfalls, migrate from tsc
tsc output difference, tsc output imports, compare tsc, json after tsc, 和 tsc 产物, tsc 产物区别 > compare the output, migrate from tsc, 产物对比
tsup to rslib, tsup cli flags, tsup command, tsup flags, tsup --watch, tsup --onsuccess, tsup 命令, tsup 命令行 > cli, migrate from tsup, 命令
tsup.config, tsup config convert, tsdown.config, tsup config equivalent, tsup.config 转换 > configuration file, migrate from tsup, 配置文件
tsup options, tsup equivalent, tsup option mapping, legacyOutput, replaceNodeEnv, dts.only, tsup dts, esbuildPlugins, tsup noexternal, tsup injectstyle, tsup publicdir, tsup 选项, tsup 配置对照, tsup 对应 > option by option, migrate from tsup, 配置项对照
tsup output different, output differs tsup, different from tsup, tsup vs rslib output, tsup 产物不同, 和 tsup 产物 > differences in the output, 产物的差异
vite.config.ts, vite library to rslib, vite lib convert, vite config equivalent, defineconfig vite library, vite.config 转换, vite 转 rslib > configuration, migrate from vite library mode, 从 vite 库模式迁移
import.meta.env, import.meta.glob, import.meta.env.mode, import.meta.env.vite, vite_ variables, import.meta.hot, envPrefix, ?worker import, ?inline import, vite query imports, vite 特性, vite 环境变量 > import.meta.env and other vite features, import.meta.env 等 vite 特有的写法
vite options, vite option mapping, optimizeDeps, vite equivalent, vite build options, vite 选项, vite 配置对照, vite 对应 > option by option, migrate from vite library mode, 配置项对照
vite output difference, compare vite, differs from vite, vite css file style.css, style.css vite, 和 vite 产物, vite 产物区别 > compare the output, migrate from vite library mode, 产物对比
`;
