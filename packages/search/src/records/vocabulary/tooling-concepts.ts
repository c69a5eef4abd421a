/**
 * Owns what the field of JavaScript tooling calls the same thing, in English and Chinese. One group a line: the members
 * of `a, b` lead to each other; in `a, b > c` the members on the left lead to those on the right, and not back.
 */
export const TOOLING_CONCEPTS = `
# Modules and formats
esm, es module, es modules, esmodule, ecmascript module, ecmascript modules, mjs, es 模块, es6 模块
esm-only, pure esm, esm only, only esm, 纯 esm, 只发布 esm, 仅 esm
cjs, commonjs, common js, cjs 模块
require, cjs > commonjs
umd, universal module definition, 通用模块
iife, immediately invoked function, self-executing function, script tag, 自执行函数, 立即执行函数, 立即调用
global variable, window variable, global name, globalName, 全局变量, 全局变量名, 挂载到 window, 挂到 window > umdname, iife
script tag, script src, cdn, unpkg, jsdelivr, 脚本标签, 直接引入, script 标签 > umd, iife
amd, requirejs, require.js > umd
dual package, dual packages, dual format, dual publish, hybrid package, both formats, esm and cjs, 双格式, 双包, 双模块, 双产物, 同时支持, 同时输出
dual package hazard, two copies, two instances, loaded twice, duplicate instance, 双包风险, 加载两次, 两份实例, 多实例
module format, output format, bundle format, format, 模块格式, 模块规范, 模块化规范, 输出格式, 打包格式, 产物格式, 模块类型
interop, esmoduleinterop, default interop, __esmodule, 互操作, 互操作性, 互通
default export, export default, 默认导出, 缺省导出
named export, named exports, 命名导出, 具名导出, 按名导出
default import, 默认导入
named import, named imports, 命名导入, 具名导入
module resolution, moduleresolution, 模块解析, 模块查找, 解析模块
cannot find module, 找不到模块, 无法解析模块, 模块找不到, 模块不存在 > extension, extensions, module resolution, 扩展名
dynamic import, dynamic imports, import(), lazy import, 动态导入, 动态引入, 动态 import
dynamic import, dynamic imports, lazy import, 动态导入, 动态引入, 动态 import
lazy loading, lazy load, lazy, demand, 懒加载, 延迟加载, 按需加载, 异步加载 > dynamic import, chunk, 动态导入, 异步
code splitting, code split, split chunks, splitchunks, chunk splitting, manualchunks, manual chunks, 代码分割, 代码拆分, 分包, 拆包, 分块, 分割代码, 代码切割
chunk, chunks, 代码块, 分块, 块文件
import, imports, 导入, 引入, 引用, 引进
export, exports, 导出
re-export, reexport, barrel, barrel file, barrel files, 重新导出, 再导出, 桶文件
entry, entries, entry point, entrypoint, entry points, entry file, 入口, 入口文件, 入口点, 主入口
multiple entries, multi entry, multi-entry, several entries, 多入口, 多个入口
subpath, subpath export, subpath exports, deep import, exports map, exports field, 子路径, 子路径导出, 深层导入, 按子路径引入
export conditions, conditional exports, condition names, 导出条件, 条件导出
main field, main fields, main, module field, 主字段, main 字段, module 字段
package.json, package json, manifest, pkg, pkg.json, package 文件
type module, "type": "module", 模块类型字段
import.meta, import meta, meta url
__dirname, dirname, current directory, 当前目录, 目录变量
shim, shims, 垫片, 兼容代码, 填充
polyfill, polyfills, core-js, corejs, babel-polyfill, 垫片, 腻子, 补丁, 兼容补丁, api 兼容
import attributes, import assertions, with type json, assert type json, 导入属性, 导入断言

# Bundling
bundle, bundling, bundled, 打包, 捆绑
bundler, bundlers, 打包器, 打包工具, 构建工具, 打包软件
bundleless, unbundled, unbundle, no bundle, without bundling, not bundled, bundle false, transpile only, file by file, file to file, one by one, per file, 不打包, 免打包, 无打包, 单文件编译, 逐文件, 按文件编译, 文件到文件
bundless, bundle-less > bundleless
preserve modules, preserve module structure, keep file structure, keep folder structure, keep directory structure, preserve directory structure, preserve folder structure, mirror src, source structure, 保持目录结构, 保留目录结构, 保留目录, 保持文件结构, 保留文件结构, 保留源码结构, 源码目录结构, 目录不变 > bundleless, outbase, output structure, 产物结构
single file, one file, single bundle, 单文件, 一个文件, 单个文件, 打成一个文件, 打包成一个文件
output structure, dist structure, directory structure, folder structure, file layout, 目录结构, 文件结构, 输出结构, 产物结构, 产物目录结构
tree shaking, tree-shaking, treeshaking, treeshake, tree shake, dead code elimination, dce, dead code, unused code, unused exports, remove unused, 摇树, 摇树优化, 除屑优化, 死代码, 死代码消除, 无用代码, 未使用代码, 没用到的代码, 去除无用代码
side effects, sideeffects, side-effects, side effect, side effect free, 副作用, 无副作用
pure annotation, pure annotations, __pure__, #__pure__, @__pure__ > tree shaking, side effects, 副作用
minify, minification, minified, minimize, minimizer, minifier, compress, compression, uglify, uglified, uglifyjs, terser, mangle, mangling, compact, obfuscate, 压缩, 代码压缩, 丑化, 混淆, 最小化, 缩小, 代码混淆
unminified, not minified, readable output, readable code, disable minify, 不压缩, 关闭压缩, 禁用压缩, 未压缩, 可读代码 > minify, 压缩
bundle size, file size, package size, size limit, output size, too large, too big, 体积, 包体积, 体积过大, 体积太大, 文件太大, 产物体积, 包大小, 太大 > minify, tree shaking, external, 压缩, 体积
bundle analyzer, bundle analysis, analyze bundle, analyzer, analyse, visualizer, rsdoctor, 分析产物, 包分析, 体积分析, 产物分析, 分析打包 > rsdoctor, what was bundled, 产物分析, 查看
transpile, transpiling, transpiler, compile, compiler, compilation, transpilation, 转译, 编译, 编译器, 转码
downlevel, downgrade, lower syntax, syntax lowering, syntax downgrade, down level, es5, older browsers, old browsers, legacy browsers, ie11, ie 11, 降级, 语法降级, 语法转换, 低版本浏览器, 旧浏览器, 老浏览器, 低版本, 兼容低版本, 兼容旧版
browser support, browser compatibility, supported browsers, compatibility, compatible, target browsers, 浏览器支持, 浏览器兼容, 兼容性, 浏览器兼容性, 兼容
browserslist, browserslistrc, browsers list, browserlist, 浏览器列表, 浏览器范围
target, build target, output target, platform, 构建目标, 目标平台, 目标环境, 运行平台, 编译目标
ecmascript version, es version, esnext, es2015, es6, es2020, es2022, js version, 语法版本, es 版本, ecmascript 版本, js 版本
node engine, engines, engines node, engines field, engines.node > engines, output target, 从 engines 推断目标
node version, nodejs version, minimum node, required node, supported node, node 版本, nodejs 版本, 最低版本, 最低 node 版本, 版本要求, 环境要求 > before you start, check the runtime, 环境准备, 检查运行环境
external, externals, externalize, externalise, externalized, exclude dependency, leave out, not bundle dependencies, do not bundle, 外部化, 外部依赖, 外置, 排除依赖, 不打包依赖, 排除, 剔除依赖, 外链
打进去, 打进来, 打包进来, 打到产物, 打进产物, 打进包里, 打到包里, 被打包, 整个打包 > bundled, 打包进产物, 被打包
bundle dependencies, bundle dependency, include dependencies, inline dependencies, inline dependency, bundled dependencies, bundle node_modules, vendored, 打包依赖, 内联依赖, 依赖打进, 打进产物, 打包进去, 把依赖打包 > bundled, bundledpackages, autoexternal, third-party, 第三方依赖
peer dependency, peer dependencies, peerdependencies, peer deps, peerdeps, peer dep, 同伴依赖, 对等依赖, 宿主依赖, 同级依赖
dev dependency, dev dependencies, devdependencies, devdeps, dev deps, 开发依赖, 开发时依赖
optional dependency, optional dependencies, optionaldependencies, 可选依赖
dependency, dependencies, deps, dep, node_modules, node modules, npm dependencies, 依赖, 依赖包, 依赖项
third-party, third party, 3rd party, vendor, vendors, 第三方, 三方, 第三方库, 三方库, 三方包, 第三方包, 第三方依赖
builtin modules, built-in modules, builtins, node builtins, node built-ins, core modules, 内置模块, 原生模块, node 内置模块, 核心模块 > node.js, externals, polyfill
helpers, helper, helper functions, tslib, swc helpers, @swc/helpers, importhelpers, babel runtime, @babel/runtime, runtime helpers, 辅助函数, 帮助函数, 工具函数, 运行时辅助
runtime code, webpack runtime, rspack runtime, __webpack_require__, boilerplate, 运行时代码, 模板代码
concatenate modules, scope hoisting, module concatenation, 作用域提升, 模块合并
loader, loaders, 加载器
plugin, plugins, addon, addons, 插件, 外挂
write plugin, custom plugin, own plugin, create plugin, develop plugin, plugin development, 编写插件, 自定义插件, 写插件, 开发插件, 插件开发
hook, hooks, lifecycle, life cycle, lifecycle hook, 钩子, 生命周期, 生命周期钩子 > plugin, plugins, 插件
preset, presets, 预设
alias, aliases, path alias, path aliases, path mapping, baseurl, compileroptions.paths, paths mapping, import alias, tsconfig paths, 别名, 路径别名, 路径映射, 路径简写, 目录别名
define, constant, constants, macro, macros, compile-time constant, build-time constant, global constant, inject variable, 常量, 宏, 宏定义, 编译时常量, 全局常量, 常量替换, 变量替换, 注入变量, 全局替换
environment variable, environment variables, env, env var, env vars, env variables, dotenv, .env, .env file, process.env, import.meta.env, env file, 环境变量, 环境配置, env 文件
node_env, production mode, development mode, mode, 生产环境, 开发环境, 生产模式, 开发模式, 模式
banner, license header, header comment, prepend, copyright header, top comment, add header, 头部注释, 横幅, 版权信息, 顶部注释, 文件头, 文件头注释, 头部信息, 开头插入 > banner
footer, append, trailing comment, 尾部注释, 页脚, 文件末尾, 结尾插入, 尾部插入 > footer
hashbang, shebang, #!, #!/usr/bin/env node, executable, bin field, bin, 可执行文件, 可执行, 脚本头, 命令行程序
use client, use server, "use client", directive, directives, client component, server component, rsc, react server components, 指令, 客户端组件, 服务端组件
comment, comments, legal comments, license comments, licenses, license file, license.txt, jsdoc, 注释, 代码注释, 版权注释, 许可证, 协议注释, 法律声明
remove comments, strip comments, keep comments, preserve comments, comments removed, comments stripped, 删除注释, 去掉注释, 移除注释, 去除注释, 保留注释, 注释被删 > comments, legalcomments, minify, 注释, 压缩
remove console, drop console, drop_console, drop debugger, strip console, console.log removed, 去除 console, 删除 console, 移除 console, 去掉日志 > minify, 压缩
source map, source maps, sourcemap, sourcemaps, devtool, .map, map file, map files, 源码映射, 源代码映射, 源映射, 映射文件, 调试映射, source map 文件
debug, debugging, debugger, inspect, troubleshoot, diagnose, print config, dump config, final config, resolved config, 调试, 排查, 诊断, 排错, 查看配置, 打印配置, 最终配置
verbose, log level, loglevel, logs, logging, logger, quiet, silent, 日志, 日志级别, 日志等级, 静默
error, errors, failed, failure, fails, exception, 错误, 报错, 失败, 异常, 出错
warning, warnings, 警告, 告警
exit code, process exit, exit status, 退出码, 返回码, 退出状态
build failed, build fails, build error, 构建失败, 打包失败, 编译失败, 构建报错, 打包报错 > troubleshooting builds, build, 构建报错排查, 构建
performance, speed, slow, fast, faster, slow build, build speed, build time, build performance, too slow, 性能, 速度, 构建速度, 打包速度, 构建性能, 慢, 太慢, 加速, 提速, 构建慢
cache, caching, incremental, incremental build, persistent cache, 缓存, 增量构建, 增量
parallel, multi-thread, worker threads, concurrency, 并行, 多线程, 并发

# Output files
output, artifact, artifacts, build output, dist, build result, 输出, 产物, 构建产物, 打包结果, 构建结果, 输出文件, 打包产物
output directory, output folder, output dir, output path, out dir, outdir, dist folder, dist directory, dist path, distpath, destination, 输出目录, 输出路径, 产物目录, 构建目录, 目标目录, dist 目录, 打包目录, 输出文件夹
clean, clean dist, clean output, empty dist, rimraf, remove old files, clear dist, emptyoutdir, 清空, 清理, 清除, 清空目录, 清理产物, 删除旧文件, 清空产物, 清空 dist, 清理 dist > cleandistpath, clean
file extension, file extensions, extension, extensions, file suffix, suffix, ext, outextension, .mjs, .cjs, 扩展名, 后缀, 后缀名, 文件后缀, 文件扩展名, 文件后缀名, 拓展名
file name, filename, file names, output name, bundle name, output filename, rename, 文件名, 输出文件名, 产物名称, 文件命名, 重命名, 产物文件名, 改名
hash, content hash, contenthash, chunkhash, fingerprint, file hash, cache busting, filename hash, 哈希, 文件哈希, 文件指纹, 指纹, 哈希值, 内容哈希, 散列
copy, copy files, copying, static copy, copy plugin, cp, 复制, 拷贝, 复制文件, 拷贝文件, 搬运
asset, assets, static asset, static assets, static files, static file, resource, resources, 静态资源, 资源, 静态文件, 资源文件, 资产
image, images, png, jpg, jpeg, gif, webp, picture, pictures, 图片, 图像 > asset, assets, static assets, 静态资源, 资源, 图片
font, fonts, woff, woff2, ttf, 字体, 字体文件 > asset, assets, static assets, 静态资源, 资源, 字体
video, audio, mp4, mp3, media, pdf, wasm, 视频, 音频, 媒体 > asset, assets, static assets, 静态资源, 资源
svg, svgr, svg component, svg as component, react svg, icon, icons, icon component, 图标, 矢量图, svg 组件, 图标组件
base64, data uri, data url, datauri, inline asset, inline image, inline images, inline limit, 内联, 内联图片, 内嵌, 内联资源, base64 编码, 转 base64
public path, publicpath, asset prefix, assetprefix, cdn, base url, cdn url, 公共路径, 资源前缀, cdn 地址, cdn 前缀, 公共资源路径, 静态资源路径
public folder, public directory, public dir, publicdir, public 目录, 公共目录, 静态目录
json, json file, json files, json import, .json, json 文件, 导入 json, 引入 json
yaml, toml, yml, csv, xml, text file, raw, raw file, 文本文件, 数据文件 > data formats, 数据格式, text, 文本
wasm, webassembly, web assembly
web worker, webworker, service worker, 工作线程
html, html file, index.html, html plugin, html template, 网页, html 文件, html 模板
charset, encoding, utf-8, utf8, ascii, unicode, escape, 字符集, 编码, 乱码, 转义, 字符编码
manifest, manifest file, asset manifest, 清单, 资源清单, 清单文件
license, licence, mit, 许可证, 开源协议

# Types
declaration file, declaration files, declarations, type declaration, type declarations, type definition, type definitions, typings, d.ts, dts, .d.ts, d.ts files, type files, typescript declarations, emit declarations, 类型声明, 类型声明文件, 声明文件, 类型定义, 类型定义文件, 类型文件, 类型描述文件, ts 声明, d.ts 文件
types, type, typing, type info, type information, types field, 类型, 类型信息
generate types, emit types, output types, generate typings, generate d.ts, generate declaration files, 生成类型, 输出类型, 生成声明文件, 生成 d.ts, 生成类型声明, 生成类型文件 > dts, declaration files, 类型声明文件
bundle types, rollup types, bundle d.ts, bundle declaration files, rolled up types, types into one file, flatten types, one types file, single d.ts, one d.ts, merge d.ts, merge types, dts bundle, api extractor, api-extractor, @microsoft/api-extractor, rollup-plugin-dts, dts-bundle-generator, 合并类型, 合并声明, 打包类型, 类型打包, 打包 d.ts, 合并 d.ts, 声明文件合并, 合并声明文件 > dts.bundle, bundled declaration, bundle declaration, one bundled file, 打包成一个文件
isolated declarations, isolateddeclarations, 隔离声明, 独立声明
isolated modules, isolatedmodules, 隔离模块
type check, type checking, type-check, typecheck, tsc, type checker, noemit, 类型检查, 类型校验, 类型检测, 检查类型
type error, type errors, types error, ts error, tsc error, typescript error, ts errors, 类型错误, 类型报错, ts 报错, ts 错误
tsgo, native typescript, typescript 7, typescript native, typescript-go, @typescript/native-preview, go 版 typescript, 原生 typescript
tsconfig, tsconfig.json, ts config, typescript config, compilerOptions, compiler options, typescript configuration, ts 配置, typescript 配置, 编译选项
project references, tsconfig references, composite, tsc -b, tsc --build, build mode, 项目引用, 工程引用
typescript, ts, .ts, .tsx, tsx
decorator, decorators, experimentaldecorators, emitdecoratormetadata, legacy decorators, annotation, 装饰器, 修饰器, 注解
client types, ambient types, env.d.ts, vite-env.d.ts, env types, global types, vite/client, css.d.ts, module declaration, declare module, 全局类型, 环境类型, 预设类型, 类型提示, 模块声明
intellisense, autocomplete, auto complete, auto completion, code completion, type hints, definefn, defineconfig, 智能提示, 自动补全, 代码提示, 代码补全, 配置提示 > defineconfig, type, types, 类型
node16, nodenext, bundler resolution > moduleresolution, tsconfig
arethetypeswrong, are the types wrong, attw, publint, masquerading, 发布检查 > check what you publish, publint, before you publish, 检查发布内容, 发布之前

# Styles
css, style, styles, stylesheet, stylesheets, style sheet, 样式, 样式表, 样式文件
css modules, css module, cssmodules, .module.css, module.css, scoped css, scoped styles, local class names, css 模块, 样式模块, 模块化样式, 样式隔离, 局部样式
css in js, css-in-js, styled-components, styled components, emotion, linaria, stylex > css, styles, 样式
tailwind, tailwindcss, tailwind css, unocss, windicss, 原子化 css, 原子类
less, lesscss, less.js
sass, scss, node-sass, sass-embedded, dart-sass
preprocessor, css preprocessor, preprocess, preprocessing, 预处理, 预处理器, css 预处理, 样式预处理
stylus, styl
postcss, autoprefixer, post css, vendor prefix, vendor prefixes, 自动前缀, 浏览器前缀, 样式前缀, css 前缀
lightning css, lightningcss, lightning-css
inject styles, inject css, css inject, style tag, inline css, css in js file, css injected by js, injectcss, style-loader, css 注入, 注入样式, 注入 css, 样式注入, 内联样式, 内联 css, css 打进 js
extract css, css extract, separate css, css file, mini-css-extract-plugin, 提取 css, 抽离 css, 分离 css, 样式抽离, 提取样式, css 提取, 抽取 css
class name, class names, classname, localIdentName, generateScopedName, 类名, 样式类名, 类名格式
px2rem, pxtorem, postcss-pxtorem, rem, viewport > tools.postcss, postcss and browser support, postcss 与浏览器兼容性

ts2307, ts 2307, ts(2307), 没有类型, 缺少类型, 找不到类型, missing types, no types > client types, types, 预设类型, 类型
node polyfill, node polyfills, nodepolyfill, buffer polyfill, crypto polyfill, 浏览器中使用 node 模块 > polyfill node.js modules, node.js 模块的 polyfill
类型申明, 申明文件, 申明 > 类型声明, 声明

# Frameworks and environments
react, react.js, reactjs, react library, react component, react components, react 组件, react 库
jsx, tsx, jsx runtime, jsx transform, jsx-runtime, react/jsx-runtime, automatic runtime, classic runtime, createelement, react.createelement, jsx 转换, jsx 运行时
preact, solid, solidjs, solid.js, svelte, lit, qwik, angular > plugin, plugins, framework, 插件, 框架
vue, vue.js, vuejs, vue3, vue 3, sfc, .vue, single file component, single-file component, vue components, vue-tsc, vue 组件, 单文件组件, vue 库
component library, component libraries, ui library, ui kit, ui lib, design system, ui components, 组件库, ui 库, 设计系统, 基础组件
component, components, widget, widgets, 组件
storybook, stories, story, component preview, component docs, ladle, histoire, 组件预览, 组件文档, 组件展示, 组件演示
module federation, mf, federation, remote module, remote modules, remotes, remoteentry, micro frontend, micro frontends, micro-frontend, microfrontend, mfe, mf-manifest, 模块联邦, 微前端, 联邦模块, 远程模块, 远程组件, 子应用
host, host app, shell app, container app, consumer app, 宿主, 基座, 主应用, 宿主应用, 基座应用, 容器应用 > module federation hosts, load a remote from a host, 模块联邦消费者, 在消费者中加载
shared dependencies, shared, singleton, share dependencies, 共享依赖, 共享, 依赖共享, 单例
node.js, node, nodejs, node library, server side, server-side, backend, 服务端, 后端, node 库, 服务器端
browser, browsers, client side, frontend, front-end, 浏览器, 前端, 客户端, 浏览器端
universal, isomorphic, cross-platform, both node and browser, 同构, 通用, 跨平台, 双端
deno, bun, edge, edge runtime, cloudflare workers, serverless, jsr > node.js, runtime, environment
react native, miniapp, mini program, electron, lynx, 小程序 > environment, target, 环境
ssr, server-side rendering, server rendering, 服务端渲染
dev server, development server, devserver, dev mode, local server, 开发服务器, 本地服务, 开发服务, 本地开发, 启动服务
watch, watch mode, hmr, hot module replacement, hot reload, live reload, 热更新, 热替换, 热重载, 模块热替换, 热加载, 自动刷新, watcher, --watch, rebuild on change, auto rebuild, file watching, recompile on save, 监听, 监听模式, 监视, 监听文件, 自动构建, 自动编译, 实时编译, 文件变化
test, tests, testing, unit test, unit testing, jest, vitest, mocha, rstest, 测试, 单元测试, 单测
lint, linter, eslint, prettier, biome, formatter, rslint, oxlint, 代码检查, 代码规范, 代码格式化, 格式化
docs, documentation, api docs, typedoc, rspress, 文档, 文档站, 接口文档
monorepo, mono repo, workspace, workspaces, pnpm workspace, turborepo, nx, lerna, multi package, multi-package, multiple packages, 多包, 单体仓库, 多包仓库, 多仓库, 工作区, 大仓
worker pool, child process, subprocess > worker

# Work
quick start, quickstart, getting started, get started, tutorial, hello world, first steps, 快速上手, 快速开始, 入门, 教程, 上手, 起步, 新手, 新手教程, 入门教程, 使用教程, 开始使用, 快速入门, 上手指南
introduction, intro, overview, 介绍, 简介, 概述, 概览
comparison, compare, compared, vs, versus, difference, differences, alternative, alternatives, better than, 对比, 比较, 区别, 差异, 差别, 不同, 优势, 选型, 替代
glossary, terminology, terms, definition, concepts, 名词解释, 术语, 术语表, 概念, 名词, 词汇
faq, frequently asked questions, common questions, common problems, troubleshooting, 常见问题, 疑难解答, 疑难, 常见疑问, 答疑, 故障排查
install, installation, installing, npm install, pnpm add, yarn add, 安装
set up, setup, 搭建, 接入
create, scaffold, scaffolding, init, initialize, starter kit, starter template, boilerplate, project generator, npm create, create app, new project, create-*, 脚手架, 初始化, 创建项目, 新建项目, 新建, 生成项目, 项目初始化, 建项目
template, templates, starter template, 模板, 项目模板, 样板, 范本, 示例
example, examples, demo, demos, sample, samples, playground, 示例, 例子, 演示, 样例, 范例
existing project, add to existing project, integrate, integration, adopt, 已有项目, 现有项目, 接入已有项目, 老项目, 集成, 旧项目
configuration, config, configure, options, option, settings, setting, configuring, 配置, 配置项, 选项, 设置, 参数, 设定
config file, configuration file, config.ts, config.js, 配置文件, 设置文件
default, defaults, 默认, 缺省
default value, default values, default config, 默认值, 默认配置, 缺省值
multiple configs, merge config, merge configs, mergeconfig, extend config, extends, share config, shared config, base config, 合并配置, 配置合并, 多份配置, 共享配置, 公共配置, 继承配置, 多个配置
conditional config, config function, function config, 条件配置, 动态配置, 配置函数 > function, defineconfig, 函数, 环境变量
cli, command line, command-line, commands, command, terminal, console command, 命令行, 命令, 终端, 指令, 命令行工具
flag, flags, cli options, command line options, arguments, argv, 命令行参数, 命令行选项, 参数
script, scripts, npm script, npm scripts, npm run, 脚本, npm 脚本
javascript api, node api, programmatic, js api, programmatic api, programmatically, 编程接口, 以编程方式
build, building, builds, 构建, 编译, 打包
multiple builds, several builds, multiple outputs, multiple formats, multi format, several formats, different formats, 多个产物, 多格式, 多种格式, 多份产物, 同时构建, 多种产物
publish, publishing, release, npm publish, publish to npm, distribute, ship, deploy, 发布, 发包, 发版, 上线, 发布到 npm, 发布 npm, npm 发布
npm package, npm packages, package, packages, npm 包, 包, 软件包, 依赖包
npm pack, files field, .npmignore, package files, publishconfig, published files, 发布内容, files 字段, 发布文件 > publish, files, 发布
version, versions, semver, versioning, 版本, 版本号
upgrade, update, upgrading, updating, bump, latest version, breaking changes, breaking change, migration guide, 升级, 更新, 版本升级, 升级版本, 提升版本, 破坏性变更, 不兼容更新
migrate, migration, migrating, switch from, move from, port from, 迁移, 改用, 迁到, 换成, 转到, 迁移到
library, libraries, lib, package, sdk, 库, 类库, 工具库, 工具包, 函数库, 组件包
library author, package author, maintainer, 库作者, 包作者, 作者
consumer, consumers, user, users, downstream, 使用者, 使用方, 用户, 下游, 消费者
not working, doesn't work, does not work, no effect, not applied, ignored, has no effect, 不生效, 没生效, 没有生效, 没效果, 无效, 不起作用, 没用, 失效
missing, not generated, not emitted, not found, lost, absent, 缺失, 丢失, 没有生成, 未生成, 没生成, 缺少, 不见了
exclude, leave out, leaving out, ignore, skip, omit, 排除, 过滤, 忽略, 跳过
include, 包含
folder, folders, directory, directories, dir, 目录, 文件夹
root, root directory, rootdir, base directory, 根目录, 基准目录, 根路径
relative path, relative paths, absolute path, 相对路径, 绝对路径
async, asynchronous, top level await, top-level await, 异步, 顶层 await
remote, remotes, 远程
decorator metadata, reflect-metadata > decorators, 装饰器
babel, babel plugin, .babelrc, babelrc, babel.config.js, babel 插件
swc, .swcrc, swcrc, swc plugin, swc plugins, swc 插件
rspack, webpack config, webpack configuration, rspack config, webpack 配置, rspack 配置
react compiler, react forget, react 编译器
unbuild, microbundle, father, parcel, rolldown, pkgroll, bunchee, tshy, zshy, ncc, preconstruct, dumi > other tools, 其他工具
ai, llm, llms.txt, agent, agents.md, skills, copilot, cursor, claude, mcp, 大模型, 人工智能, 智能体
`;
