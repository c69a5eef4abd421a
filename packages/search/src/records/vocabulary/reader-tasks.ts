/** Owns how readers put what they want to do or what went wrong, and the words under which documentation explains it. */
export const READER_TASKS = `
# Programs, commands
npx, runnable with npx, cli package, cli tool, cli program, command line program, global command, make executable, chmod +x, bin script, bin scripts, bin entry, 装完就能执行, 全局命令, npx 运行, 命令不存在, 写一个命令行, 命令行程序, 发布命令行 > command line tools, hashbang, 命令行工具
without prompts, answering prompts, answer prompts, skip prompts, no prompts, no questions, without questions, non interactive, in one command, 不想回答, 不用选择, 非交互, 跳过选择, 一条命令创建 > skip the questions, template, 跳过提问
rebuild automatically, rebuild on change, rebuild when saving, build on save, recompile automatically, 自动打包, 自动重新打包, 边改边编译, 改代码自动编译 > watch mode, watch, watch 模式
build only one, build one format, only build one, build only esm, build only cjs, build a subset, build part, 只构建, 只编译, 单独构建, 只打一种格式, 只打包一种, 只打包, 只打 > build some of the outputs, 只构建部分产物
after the build, after build, post build, postbuild, build finished, build is done, when the build finishes, before the build, prebuild, on build success, 打包后执行, 构建完成后, 构建之后, 构建结束, 构建后执行, 打包完成后, 构建前, run a script after, own script after, 打包完, 打包完之后, 打包之后, 打包后, 构建完, 自己的脚本, 执行脚本 > onafterbuild, write your own plugin, 编写自己的插件
print the config, final config, generated config, generated webpack config, see the config, actual config, effective config, internal config, eject, 最终配置, 生成的配置, 实际配置, 完整配置, 内部配置 > inspect, configuration debug, rslib inspect, 调试配置
ci fails, fail in ci, pipeline fails, 流水线失败 > exit codes, 退出码
different env, staging, env mode, test environment, .env.local, .env.production, .env not loaded, 不同环境, 测试环境, 多环境, 环境区分 > environment variables, env mode, 环境变量
without config, no config, zero config, zero configuration, 零配置, 不用配置, 无配置 > without a config file, 不写配置文件
config in typescript, config in json, config in js, esm config, config file name, config location, other config, several config files, 配置文件位置, 配置文件名, 换个配置文件, 另一个配置文件 > configuration file, specify config file, 配置文件, 指定配置文件
one config, same config, reuse config, config for all packages, config across packages, common config, 共用配置, 共用一份配置, 共用一套配置, 复用配置, 多个包共用, 统一配置 > merge configurations, shared, 合并配置, 共享配置
subpackage, subpackages, sub-package, sub packages, child package, 子包, 子项目 > monorepo, package, 包

# What ends up in the output
package version, read version, read the version, version in code, version inside, version at runtime, inject version, version number in, read package.json, import package.json, 读取版本号, 注入版本号, 获取版本号, 拿到版本号, 版本号写进, 代码里拿版本 > define, source.define, json
test files, spec files, exclude tests, exclude test files, test file, story files, mock files, __tests__ folder, spec.ts, test.ts, 测试文件, 单测文件, 排除测试, 测试代码 > source.entry, entry, exclude, 入口, 排除
extra folder, extra directory, nested folder, src folder, src in dist, dist/src, missing level, wrong folder, wrong directory, folder level, directory level, 多出一层, 多一层目录, 少一层目录, 少了一层, 多了一层, 目录层级, 层级不对, 多了 src, 目录少了 > outbase, base, 基准目录
leave jsx, keep jsx, preserve jsx, jsx preserve, jsx untouched, without transforming jsx, 保留 jsx, 不转换 jsx, 不编译 jsx > jsx transform, preserve, jsx 转换
import a single component, import single component, import one component, per component, per-component, each component, cherry pick, component by path, import by path, individual component, 单独引入, 按组件引入, 单个组件引入, 单独导出, 每个组件, 引入单个组件, 单独打包每个组件, 组件单独打包, 组件按需 > bundleless, one file per module, 每个模块一个文件
css missing, no css, no css file, missing css, css not generated, css not emitted, no styles, styles missing, missing styles, styles not loaded, styles not applied, unstyled, style lost, load styles, load its styles, css is not loaded, 样式丢失, 没有样式, 样式不生效, 样式没生效, 样式没了, 没有 css, css 没生成, css 丢失, 没生成 css, 不生成 css, 样式文件没有, 样式没加载, 样式不加载 > emitcss, styles, css, 样式
import css, import the css, css path, style.css, dist/index.css, css entry, ship css, publish css, css in package, 引入 css, 引入样式, 样式引入, 手动引入样式, 单独的 css, 发布样式 > styles, css, 样式
names changed, mangled names, function name, class name lost, function names, keep function names, keep class names, keep names, fn.name, 函数名, 类名被改, 名字被改, 函数名丢失, 保留函数名 > minify, mangle, 压缩
chinese characters escaped, escaped characters, unicode escape, garbled, mojibake, non-ascii, 中文被转义, 中文转义, 中文乱码, 中文变成, 乱码 > charset, output.charset
remove hash, no hash, without hash, hash in filename, hash in file name, hashes in names, disable hash, 去掉 hash, 不要 hash, 文件名 hash, 带 hash, 加 hash, 文件名带哈希, 去掉哈希 > filenamehash, hash
list of files, list of output files, file list, emitted files list, 文件列表, 产物列表, 产物清单 > manifest, output.manifest
original file, source code in devtools, debug original, breakpoints, stack trace, 断点, 调试源码, 源码调试, 堆栈 > source map, sourcemap
why is it bundled, bundled unexpectedly, ends up in the bundle, got bundled, still bundled, dependency not bundled, what got bundled, 为什么被打包, 依赖被打包, 被打进, 打进去了, 怎么没打包, 没有打进去, 依赖没打包, package inlined, inlined dependency, node_modules inlined, 内联依赖 > why is a dependency bundled, third-party dependencies, autoexternal, 第三方依赖, 为什么某个依赖被打包了
deleted functions, code removed, removed code, my code is removed, functions removed, deleting functions, deletes my code, code disappears, code is missing, 代码被删, 函数被删, 代码丢失, 代码没了, 被删掉 > unused code, tree shaking, minify, side effects, 未使用的代码
whole library, entire library, everything is bundled, imports everything, whole lodash, 整个库, 全部打包, 全量引入, 全量打包 > tree shaking, side effects, tree-shake
old output, stale output, old files, outdated files, cached output, changes not reflected, no changes, 改了没反应, 没有更新, 不更新, 旧代码, 旧文件 > cleandistpath, cache, 缓存
output to another folder, change output folder, change the output directory, rename dist, dist name, lib instead of dist, esm folder, separate folder per format, own folder, 打包后的文件夹, 改输出目录, 修改输出目录, 输出到别的, 文件夹名字, 目录名, 输出到 lib, 输出目录名, 不同格式不同目录 > distpath, output.distpath
single executable, standalone, self contained, self-contained, all dependencies included, include all dependencies, bundle everything, all node_modules, no dependencies, zero dependencies, 全部打进去, 打成单文件, 依赖全打进去, 包含依赖, 全部依赖打包, 零依赖 > bundle a package, autoexternal, 主动打包某个依赖
same package twice, package twice, package installed twice, twice in bundle, duplicated package, duplicate package, duplicate packages, different versions of, 同一个包, 打包两份, 打了两份, 两份依赖, 重复依赖, 依赖重复, 多个版本 > dedupe, resolve.dedupe
platform specific, platform-specific, .web.ts, .native.ts, .ios, .android, per platform, 平台相关, 不同平台 > extensions, resolve.extensions
only for umd, different config per format, per format, each format, format specific, 不同格式不同配置, 每种格式, 单独配置 > several formats, lib, 多种格式, 单项配置
use in the browser, without a bundler, without bundler, no bundler, directly in browser, plain html, html page, 浏览器直接用, 直接在浏览器, 浏览器里直接, 不用打包工具, 直接引用, html 里用 > umd, iife
both import and require, import and require, require and import, works with require, usable from commonjs, 又能 import 又能 require, 同时支持 import 和 require, 两种模块格式, 两种格式, 同时输出两种 > ship a dual package with esm and cjs, several formats in one build, 同时发布 esm 和 cjs, 一次构建多种格式
what format, which format, right format, best format, pick format, format to choose, 选哪种格式, 哪种格式, 什么格式, 用什么格式, 选什么格式, 格式怎么选 > choose a format, 选择格式
es module or commonjs, esm or cjs, esm vs cjs, 发 esm 还是 cjs > pure esm or both formats, choose a format, 纯 esm 还是双格式, 选择格式
只发 esm, 只发 es module, 只要 esm > ship a pure esm package, 只发布 esm
good choice, good for libraries, use case, use cases, when do i need, why would i, should i use, when should i, 什么时候用, 什么场景, 适合什么, 适用场景, 有什么好处, 该用 > how to choose, when to choose, 如何选择, 适用场景

# Types
type hints, types for consumers, consumers get types, typed package, editor completion, no types for, users see any, any type, 类型提示, 没有提示, 没有类型提示, 有类型提示, 提示类型, 代码没提示 > declaration files, types, 类型声明文件, 类型
only types, types only, only declaration files, declaration only, just types, 只生成类型, 只输出类型, 仅生成类型, 只要类型 > dts, declaration files
types not found, types not generated, no d.ts, d.ts missing, d.ts not generated, no declaration, missing d.ts, missing declaration, 没有 d.ts, 没生成 d.ts, d.ts 没有, 类型没生成, 没有生成类型, 没有声明文件, 声明文件没有, 类型丢失 > declaration files, dts, 类型声明文件
skip type check, skip type checking, ignore type errors, continue on type errors, despite type errors, build with type errors, type errors break, without type check, no type check, 跳过类型检查, 忽略类型错误, 类型报错不影响, 忽略类型, 类型错误不中断, 类型报错, 类型报错了, 报错也构建, 还是让构建通过, 仍然构建 > abortonerror, dts.abortonerror, type checking, 类型检查
types slow, slow types, slow d.ts, d.ts slow, faster types, faster d.ts, speed up types, speed up d.ts, type generation slow, 类型生成太慢, 类型太慢, 生成类型慢, d.ts 太慢, d.ts 慢, 加快类型, dts 慢 > isolated declarations, tsgo, dts.isolated, isolateddeclarations
d.mts, d.cts, .d.mts, .d.cts, types for cjs, types for esm, cjs types, esm types, types per format > dts.autoextension, two formats, two sets of declarations, 双格式包的类型声明
types folder, types directory, d.ts folder, separate types, d.ts in another, declaration dir, types in dist/types, 类型目录, 类型输出目录, 声明文件目录, 类型放到 > dts.distpath, where the files go, 输出目录
hand written d.ts, handwritten, hand-written, own d.ts, custom d.ts, global.d.ts, d.ts not copied, copy d.ts, 手写, 自己写的, 手写的 d.ts, 手写类型, 自己写的类型, 自己写的 d.ts > hand-written .d.ts, 手写的 .d.ts
alias in d.ts, alias in types, alias in declaration, alias not replaced, alias not resolved, @/ not replaced, paths not resolved, paths not replaced, alias in output, 别名没有替换, 别名没替换, 别名不生效, 别名没转换, 别名未转换, 路径别名没 > redirect, dts.alias, path aliases, alias
css module types, types for css, types for svg, types for images, types for assets, import svg types, 样式类型, 图片类型, svg 类型, 资源类型 > client types, types, 预设类型, 类型
extension in import, add extension, missing js extension, import without extension, extensionless, file extension added, 补全后缀, 补后缀, 加后缀, 缺少后缀, 没有后缀, 自动补全扩展名, 没加后缀, 补扩展名 > redirect.js.extension, redirect, 扩展名

# Targets
old safari, safari, ios, android, chrome, firefox, old chrome, old phones, 兼容 ie, 兼容安卓, 安卓, 低端机, 老版本, 苹果, 旧手机 > browserslist, syntax downgrade, syntax, 语法降级
async await, async/await, generator functions, regenerator, regeneratorruntime, spread, arrow functions, class fields, private fields, bigint, 箭头函数, 生成器, 私有字段 > syntax downgrade, syntax, helpers, 语法降级
node 14, node 16, node 18, node 20, node 22, old node, older node, lower node, node lts, 低版本 node, 老版本 node > syntax, target, engines, node.js
nextjs, next.js, app router, remix, astro > use client, react
react 17, react 18, react 19, old react > jsx transform, react compiler, react
webworker, service workers > target
browser and node, node and browser, both environments, ssr and browser, 浏览器和 node, node 和浏览器, 两端 > universal libraries, 通用库
less variables, scss variables, 样式变量 > how to skip preprocessing of less, sass and less, bundleless 模式如何跳过对 less, sass 与 less
css variables, override styles, customize theme, 主题定制, 自定义主题 > css, choose how styles reach the page, output.cssmodules, 选择样式的加载方式
ship less, ship sass, ship scss, keep less, keep scss, less files, scss files, 保留 less, 原样输出 less, 输出 less, 不编译 less, 不处理 less > how to skip preprocessing of less, output.copy, bundleless 模式如何跳过对 less
import on demand, on demand import, 按需加载组件, 按需引入, 组件库按需 > transformimport, bundleless, 按需
micro app, sub app, sub application, child app, share at runtime, 子应用, 运行时共享 > module federation, module federation hosts, 模块联邦
load at runtime, load remotely, 运行时加载, 远程加载 > module federation hosts, load a remote from a host, 模块联邦消费者, 在消费者中加载

# Finding the way
drop-in replacement, replacement option, equivalent, counterpart, what to use instead, what replaces, corresponds, 换成什么, 怎么对应, 对应哪个, 对应什么, 对应的配置, 替代方案, 相当于, 等价 > option by option, migrate, 逐项对照, 迁移
relation, relationship, based on rsbuild, based on rspack, built on rspack, 关系, 什么关系, 基于什么 > architecture, three layers, 架构, 三层架构
vs rslib, rslib vs, vs tsup, vs tsdown, vs vite, vs rollup, vs rsbuild, vs webpack, vs esbuild, vs unbuild, vs bunchee, vs parcel, vs tsc, rslib versus, rslib compared, better than, difference between rslib, difference to rsbuild, difference to tsup, difference to tsdown, rslib 区别, rsbuild 区别, vite 区别, tsup 区别, 哪个好 > compared with other tools, 与其他工具的比较, 比较
never used, learn, first time, beginner, from scratch, step by step, 从零开始, 从头开始, 零基础, 第一次, 怎么用, 如何使用, 怎么开始 > quick start, introduction, 快速上手
what does it mean, 什么是, 是什么, meaning, explained, definition, 是什么意思, 什么意思 > glossary, 名词解释
before publishing, before i publish, publish checklist, check my package, package correct, exports correct, valid package, 发布前, 发布之前检查, 检查包, 发包前 > before you publish, check what you publish, 检查发布内容, 发布之前
without typescript, javascript only, plain javascript, js only, no typescript, 不用 typescript, 不用 ts, 纯 js, 只用 js > javascript, typescript
yarn, pnpm, bun, package manager, package managers, 包管理器 > before you start, install, package manager, 环境准备
plugin not working, plugin has no effect, hook not called, hook has no effect, config ignored, config not applied, option ignored, option has no effect, setting ignored, 插件不生效, 插件没生效, 配置不生效, 配置没生效, 钩子没执行, 修改配置不生效 > have no effect, modifyrsbuildconfig, 修改不生效, 不生效

# Options, by what they do
add text to every file, text at the top, text at the beginning, code at the top, insert at the top, prepend text, prepend code, top of every file, top of each file, start of the file, beginning of file, copyright notice, copyright banner, 每个文件开头, 文件开头加, 开头加, 顶部加, 文件顶部, 加版权 > banner
text at the bottom, code at the end, end of the file, bottom of file, bottom of each file, append code, append text, at the end of each file, 文件结尾, 末尾加, 结尾加, 底部加 > footer
attach to window, window property, exposed on window, window global, global object, globalobject, name of the global, global var, variable name in browser, umd namespace, global namespace, window.mylib, 挂到全局, 挂载全局, 全局对象, 浏览器全局, 命名空间, 挂到 window, 挂到window, 挂在 window, 放到 window, window 上 > umdname, umd
map external to global, external as global, globals for umd, react from cdn, react as global, cdn react, use global react, 外部依赖映射, 从 cdn 加载 react, 全局 react > externals, umd and iife output, third-party
replace at build time, build time constants, compile time variable, feature flag, feature flags, conditional compilation, ifdef, substitute variables, inject constants, process.env replace, replace process.env, 编译时替换, 构建时替换, 打包时替换, 条件编译, 特性开关, 构建变量 > define, source.define
node_env not replaced, process.env.node_env, keep process.env, dev warnings, development warnings, dev only code, production only, dev build, development build, 开发警告, 生产代码 > process.env.node_env, node_env
code before entry, run before entry, inject script before, setup file, global import, import polyfill first, 入口之前, 全局引入, 前置脚本 > preentry, source.preentry
compile node_modules, transpile node_modules, transpile dependencies, transpile dependency, compile dependencies, dependency uses es6, dependencies not transpiled, third party code es5, transpiledependencies, 编译 node_modules, 转译依赖, 依赖没有转译, 编译依赖, 依赖里的 es6, 第三方代码降级 > source.include, code from dependencies, include, 依赖中的代码
do not compile file, skip compiling, exclude from compile, not transpile some, ignore files from, 不编译某个, 跳过编译, 排除编译 > source.exclude, exclude
other file types, unknown file type, custom asset type, custom extension, import md, import markdown, import txt, import glb, import lottie, import pdf, 自定义文件类型, 其他文件类型, 导入 md, 未知文件类型 > assetsinclude, source.assetsinclude, other file types, 其他类型的文件
import as string, as text, raw text, raw import, ?raw, url query, ?url import, ?inline, file contents as string, get file content, 作为字符串, 导入文本, 文件内容, 原始内容 > queries, ?raw, text, raw, 查询参数
inline small images, inline limit, image size limit, embed images, small files inline, do not inline, prevent inlining, stop inlining, inlining threshold, 内联阈值, 小图内联, 不要内联, 图片内联, 转成 base64, 转 base64, 图片转 > output.dataurilimit, inline or separate file, the size limit, 内联与独立文件, 体积阈值
images not found, image path wrong, wrong image url, broken images, broken asset, assets 404, cdn assets, 图片加载不出来, 图片找不到 > output.assetprefix, a fixed public path, static assets pitfalls, 固定的公共路径
asset url wrong, asset path wrong, assets path, absolute asset url, asset urls, image url, 图片路径不对, 资源路径错误, 资源路径, 图片地址 > asset urls and inlining, output.assetprefix, a fixed public path, 静态资源的 url 与内联, 固定的公共路径
folder for images, images folder, assets folder, static folder, where do images go, asset location, assets directory, 图片目录, 资源目录, 资源放在哪 > where assets go in dist, names and folders, 产物位置, 文件名与目录
copy readme, copy assets, copy static, copy public, copy files over, ship extra files, extra files, include files in dist, templates folder, non code files, non-code files, 复制静态, 拷贝静态, 复制 public, 附带文件, 带上文件, 非代码文件, 拷贝目录 > copy, output.copy, copy files as they are, 原样复制文件
node target, target node, target browser, browser target, build for node, build for browser, build for the browser, build for web, which environment, 面向浏览器, 面向 node, 给浏览器用, 给 node 用 > output.target, target, 选择目标
core-js import, add polyfills, automatic polyfill, polyfill automatically, include polyfills, useBuiltIns, inject polyfills, polyfill promise, 自动 polyfill, 引入 polyfill, 注入 polyfill, 加垫片 > output.polyfill, polyfills from core-js, polyfill
camelcase class names, camel case class names, kebab case, class name format, css class hash, hashed class names, class name pattern, custom class names, localsconvention, class name conflict, style conflict, css conflict, style isolation, 类名冲突, 样式冲突, 类名哈希, 驼峰类名, 自定义类名, 样式污染 > cssmodules, output.cssmodules, css modules
typed css modules, css modules types, plugin-typed-css-modules > css modules, client types
one css file, single css file, merge css, combine css, all styles in one, 合并 css, 一个 css 文件, 合并样式 > css, styles
css in js bundle, styles inside js, styles in js, no separate css, without css file, css as js, automatic css, styles automatically, 样式打进 js, 样式内联到 js, 不单独引入样式, 自动引入样式, 不要 css 文件 > injectstyles, output.injectstyles
add tailwind, tailwind config, use tailwind, tailwind not working, tailwindcss, 使用 tailwind, tailwind 不生效, 接入 tailwind > tailwind css, sass less and tailwind css
postcss plugin, postcss plugins, postcss.config > postcss and browser support, tools.postcss, postcss 与浏览器兼容性
sass support, use sass, use scss, use less, less support, scss support, stylus support, sass not working, 使用 sass, 使用 less, 支持 less, 支持 sass, 支持 scss > sass and less, sass less and tailwind css, sass 与 less, sass、less 与 tailwind css
babel plugins, use babel, babel macros, custom babel, 使用 babel, babel 支持, 配置 babel > plugin-babel, babel, official plugins, 官方插件
swc plugins, custom swc, swc config, swc options, use swc plugin, 配置 swc, 自定义 swc > tools.swc, swc
modify rspack config, change rspack config, webpack config, custom webpack, custom rspack, raw rspack, underlying config, add rspack plugin, add a loader, custom loader, webpack plugin, webpack loader, 修改 rspack, 改 webpack 配置, 自定义 webpack, 加 loader, 底层配置, 添加 loader > tools.rspack, tools.bundlerchain, using rspack configuration, 使用 rspack 配置
which plugins, available plugins, list of plugins, plugin list, existing plugins, compatible plugins, rsbuild plugins, can i use rsbuild plugin, plugin ecosystem, 插件列表, 有哪些插件, 可用插件, 插件生态, 能用 rsbuild 插件 > official plugins, plugins for libraries, plugins, 官方插件, 插件
plugin for one format, plugin only for, plugin per format, 某个格式用插件, 只对某个格式 > where a plugin applies, 插件的作用范围
legacy decorators, old decorators, stage 3 decorators, experimental decorators, emitdecoratormetadata, nestjs, typeorm, mobx, angular decorators, 旧版装饰器, 新版装饰器, 实验性装饰器, 装饰器报错 > decorators version, source.decorators, decorators, 装饰器版本
different tsconfig, another tsconfig, separate tsconfig, tsconfig.build.json, tsconfig for build, custom tsconfig file, tsconfig location, 指定 tsconfig, 另一个 tsconfig, 单独的 tsconfig, 多个 tsconfig > use another tsconfig, tsconfigpath, 使用其他 tsconfig
which tsconfig options, tsconfig fields, tsconfig ignored, tsconfig target ignored, tsconfig options ignored, does it read tsconfig, 读取 tsconfig, tsconfig 哪些, tsconfig 不生效, 会读 tsconfig > what is read from tsconfig.json, 生效的字段
compile typescript, typescript compiler used, does it use tsc, uses swc, without tsc, type stripping, 用什么编译 ts, 用 tsc 吗, 编译 ts > how typescript is compiled, 编译方式
type check in build, does it check types, type errors not reported, no type errors, types not checked, build passes with type errors, 不检查类型, 没有检查类型, 类型错误没报, 不报类型错误, 会检查类型 > type checking, 类型检查
monorepo types, types from workspace, reference other package, workspace types, dependent packages types, 跨包类型, workspace 类型 > project references, dts.build
inline types from dependency, bundle dependency types, types of dependencies, include third-party types, types from dependency, 内联类型, 依赖的类型, 打包依赖的类型 > bundledpackages, dts.bundle.bundledpackages
other typescript version, multiple typescript, which typescript, typescript version, typescript 5, typescript 6, ts version, ts 版本, typescript 版本, 指定 typescript 版本 > typescript versions, typescriptpath, typescript 版本
types condition, types in exports, types entry, typesversions, where to put types, types field in package.json, package.json types, 类型入口, types 字段, 类型写在 package.json > point package.json at them, 配置 package.json
extra d.ts, too many d.ts, unwanted d.ts, tests d.ts, d.ts for tests, unnecessary d.ts, 多余的 d.ts, 多出 d.ts, 多余的类型, 测试文件的 d.ts > declaration files that i did not ask for, 为什么多出了一些类型声明文件
package.json setup, package.json fields, exports field, main and module, how to write exports, configure package.json, set up package.json, what to put in package.json, exports 怎么写, package.json 怎么写, package.json 配置, main 和 module, exports 字段 > exports, describe the package, package.json, 编写 package.json
resolve browser field, browser version of package, prefer browser, prefer module, which field, package entry field, wrong entry of package, 优先使用 browser, 取哪个字段 > mainfields, resolve.mainfields, conditionnames
alias wins, alias priority, tsconfig or alias, alias vs tsconfig, 别名优先级 > aliasstrategy, resolve.aliasstrategy
stub module, mock module, empty module, replace module, swap module, ignore module, 替换模块, 空模块, 忽略模块 > resolve.alias, alias
dependency left out, keep out of bundle, keep out of the bundle, keep it external, not include react, do not bundle react, exclude react, don't bundle, do not include, without bundling react, react not bundled, 不打包 react, 不把 react, 不要打包, 不打进去, 不打进, 排除 react, 把 react 排除, 不包含依赖, 不想打包依赖 > external, externals, peerdependencies, third-party dependencies, 第三方依赖, 外部化
devdependencies bundled, dev dependency bundled, put in dependencies, dependencies or devdependencies, dependencies vs devdependencies, where to put dependency, which dependency field, 放在 dependencies, 放哪个依赖, 依赖放哪, 该放 dependencies > what package.json decides, third-party dependencies, autoexternal, 默认规则
list bundled packages, what is in the bundle, inspect bundle, bundle contents, why so big, what takes space, 产物里有什么, 打包了哪些, 为什么这么大 > see what was bundled, 检查打包结果
dynamic import chunk, split into chunks, lazy chunk, several chunks, chunk names, disable code splitting, one chunk, extra chunk files, extra chunks, 多个 chunk, 多余的 chunk, 拆成多个, 不拆分 > chunk, dynamic import, splitchunks, code splitting
helpers duplicated, duplicated helpers, helpers in every file, _async_to_generator, __awaiter, reduce helpers, shared helpers, swc helpers package, 辅助函数重复, 减少辅助函数, helpers 重复 > externalhelpers, imported helpers, 导入辅助函数
keep import.meta, import.meta in cjs, import.meta.url in cjs, import.meta.dirname, fileurltopath, esm dirname, __dirname in esm, __filename in esm, require in esm, createrequire, use require in esm, esm 里用 __dirname, esm 中使用 require, cjs 里 import.meta > shims, shims.cjs, shims.esm
change extension to mjs, use mjs, output mjs, output .mjs, output cjs, .js instead of .mjs, js instead of mjs, force .js, custom extension, 输出 mjs, 输出 .mjs, 改成 mjs, 后缀改成, 改后缀, 修改后缀, 自定义后缀 > autoextension, choose the extension yourself, 自定义扩展名
output name per entry, name the output file, change output name, custom file name, custom filename, rename output, rename output file, name of the bundle, bundle file name, entry name, 改文件名, 修改文件名, 自定义文件名, 输出文件改名, 产物改名 > filename, output.filename, source.entry
several entries, two entries, more entries, additional entry, multiple inputs, entry array, entry object, all files as entry, every file as entry, entry pattern, wildcard entry, glob entries, 两个入口, 添加入口, 所有文件作为入口, 入口通配, 入口匹配 > source.entry, entry
keep license, license comments, licence comments, @license, @preserve, copyright comments, third party licenses, license extraction, license.txt, license file appears, 许可证注释, 保留许可证, 版权注释, license 文件 > legalcomments, index.js.license.txt
readable code, output not readable, whitespace removed, variable names shortened, disable minification, turn off minification, code is minified, is output minified, default minify, 代码不可读, 关掉压缩, 默认压缩, 变量名被压缩 > minify, what is minified by default, 默认会压缩哪些内容
stale files, delete dist, empties dist, dist gets deleted, dist deleted, keep files in dist, do not clean, not clean, files removed from dist, 删除 dist, dist 被清空, 不清空, 保留 dist, 清掉旧的 > cleandistpath, output.cleandistpath
source maps off, enable source map, generate source map, source maps for css, inline source map, hidden source map, map files, upload source maps, 生成 sourcemap, 开启 sourcemap, 关闭 sourcemap, 内联 sourcemap > output.sourcemap, source map, sourcemap
memory, high memory, crash, hang, hangs, stuck, freezes, never finishes, 卡住, 卡死, 崩溃 > performance, watch
log output, less output, hide logs, suppress logs, too much output, verbose logs, debug logs, 隐藏日志, 减少日志, 详细日志, 日志太多 > log level, exit codes and logs, common flags, 通用选项, 退出码与日志
command options, all commands, list of commands, help command, available commands, cli reference, cli arguments, command line arguments, pass arguments, 有哪些命令, 所有命令, 命令列表, 命令参数, 命令行参数 > all commands, flags of build, common flags, 全部命令
use programmatically, from node script, call from script, node.js api, build api, createrslib, 在脚本里调用, 代码调用, 编程调用 > javascript api, @rslib/core
config types, typed config, type of config, defineconfig, config autocomplete, function config, async config, config depends on command, config per environment, 配置类型, 函数配置, 异步配置, 根据环境配置 > defineconfig, configuration file, using environment variables
overwrite base config, override base config, extend base config, monorepo config, common base config, config inheritance, 覆盖基础配置, 继承配置, 扩展配置 > merge configurations, mergerslibconfig, merge by id, 合并配置
per format options, top level options, options per output, lib array, root options, which options are shared, option priority, override per lib, 每个产物的配置, 公共配置, 顶层配置, 单独覆盖, 配置优先级 > shared and per-output options, configuration structure, 共享配置与单项配置
dev server for library, playground, try out components, develop components, preview components, see components, component workshop, local development, test in app, 组件开发预览, 预览组件, 开发组件, 本地预览, 调试组件 > storybook, mf-dev, watch mode
storybook for vue, storybook for react, storybook config, storybook setup, add storybook, use storybook, storybook preview, 接入 storybook, 配置 storybook > storybook, configure storybook
document components, docs site, documentation site, doc site, component documentation, 文档网站, 组件文档站 > rspress, storybook
svg as react component, svg to component, import svg in react, svg import, import svg, svg icon component, svg as image, svg url, reactcomponent, 导入 svg, 引入 svg, svg 转组件, svg 当组件, svg 图标 > svgr, import an svg as a component, 将 svg 作为组件导入
fill color, currentcolor, svgo, viewbox removed, svg dimensions, svg size, svg 颜色, viewbox 丢失 > adjust the svg, svgroptions, 调整 svg
import json named, json tree shaking, json as module, json not copied, json missing, keep json, json in bundleless, resolvejsonmodule, json 没有, 保留 json, json 原样 > json files, keep the json file, json 文件
remote component, expose component, exposes, share component between apps, share code between apps, runtime sharing, 暴露组件, 跨应用共享, 应用间共享 > module federation, build a remote, 模块联邦, 构建生产者
consume remote, load component from another app, 加载远程组件, 消费远程 > module federation hosts, load a remote from a host, 模块联邦消费者, 在消费者中加载
shared module not available, eager consumption, loadsharesync, runtime-006, not available for eager consumption > make the entry asynchronous, module federation hosts pitfalls, 使用异步入口
shared react, react shared, singleton react > shared dependencies, when shared packages are resolved, 共享依赖
set up existing, add to my project, existing library, integrate into project, from create to, convert project, manual setup, configure manually, set up manually, project by hand, config by hand, without template, 手动搭建, 手动配置, 手动安装, 不用脚手架, 老项目接入, 已有库 > set up by hand, set up an existing project, 手动搭建
project template, which templates, template list, starter for react, react starter, vue starter, react template, vue template, 有哪些模板, 模板列表, react 模板, vue 模板 > templates, start a project, 模板, 创建项目
is react 19 supported, automatic jsx, classic jsx, preact jsx, import react, no react import, jsx runtime missing, react/jsx-runtime not found, 不用引入 react, 自动 jsx > jsx transform, jsx 转换
vue types, types for vue, .vue types, d.ts for vue, vue d.ts, vue declaration, vue 类型, vue 组件类型, .vue 类型, vue 的 d.ts > vue-tsc, vue
scoped styles, style scoped, vue styles, vue css, vue 样式, scoped 样式 > vue, styles
client directive lost, directive removed, use client removed, use client missing, use client lost, use client 丢失, use client 不见, use client 被删 > use client, "use client"
node only, server library, backend library, node package, node library, server package, fs in library, 服务端库, 后端库, node 包 > node.js libraries, node.js
isomorphic library, works in both, works everywhere, run everywhere, node and web, 同构库, 两边都能用 > universal libraries, 通用库
library for browsers, frontend library, web library, browser package, 前端库, 网页库 > browser libraries, 浏览器库
vanilla, utility library, utils library, helper library, function library, tool library, 工具函数库, 工具库 > library, node.js libraries, universal libraries, 通用库
coming from tsup, replace tsup, tsup alternative, tsup replacement, from tsup, tsup config, 替换 tsup, tsup 换, tsup 迁移 > migrate from tsup, 从 tsup 迁移
modern.js module, modernjs, modern module, @modern-js/module-tools, module-tools, modern.config > modern.js module, migrate from modern.js module
upgrade to v1, 0.x to 1.0, v0 to v1, version 1, breaking changes in 1.0, what changed, what's new, changed in 1.0, 升级到 1.0, 1.0 变化, 有哪些变化, 不兼容 > upgrade from 0.x to 1.0, upgrade rslib, 从 0.x 升级到 1.0
compare old and new, diff output, output differs, different output, output changed, output after migration, 产物不一样, 产物变化, 产物对比, 对比产物 > compare the output, compare before and after, 对比产物
who maintains, company behind, team, background, motivation, philosophy, why another, why does it exist, announcement, release announcement, 背景, 动机, 为什么做, 理念, 团队 > introducing, introduction, 介绍
limits, what it does not do, unsupported features, not supported by rslib, what is not supported, missing features, does it support, 不支持, 做不到, 局限 > does not do, 不做什么, pitfalls, 注意事项
rstack, rspack stack, toolchain family, ecosystem, rstest, rsdoctor, rslint, 生态, 工具链, 技术栈 > rstack, related packages, 相关的包
ai agents, coding agent, agents.md, llms, ai 编程, 编程助手 > coding agents, optional tools, 可选工具
# What several headings share
on demand loading, load on demand, import only what is needed, only used components, partial import, 按需加载, 按需引入, 按需导入, 按需使用, 只引入用到 > how to choose, tree-shake, bundleless, 选择产物结构, 便于 tree shaking
component library output, structure for components, ship components, 组件库打包, 打包组件库, 组件库怎么, 组件库构建 > component libraries, how to choose, 组件库, 选择产物结构
types for users, users of my package get types, package with types, autocomplete for users, 类型提示, 有提示, 没提示, 智能提示, 让别人有类型 > declaration files, point package.json at them, 生成类型声明文件, 配置 package.json
declaration path, d.ts path, d.ts location, declarationdir, d.ts ignore, dts ignore, d.ts nested, types nested, types in subfolder, d.ts 路径, d.ts 位置, d.ts 目录, d.ts 多一层, 类型文件位置, 声明文件位置 > where the files go, dts.distpath, 输出目录
different options per format, options for esm and cjs, different config for esm, separate options, own options, override for one output, 不同的配置, 分别配置, 各自配置, 不同配置 > shared and per-output options, configuration structure, 共享配置与单项配置, 配置的结构
minify only, minify umd, minify one format, 只压缩, 单独压缩 > how do i minify the output, output.minify, 如何压缩产物
node version, which node, what node, node requirement, supported node, required node, node 要求, 需要什么版本, 什么版本的 node, 支持的 node > before you start, check the runtime, 环境准备, 检查运行环境
where do files go, where do assets go, where do images go, fonts go, output of assets, 文件放在哪, 输出到哪, 图片在哪 > where assets go in dist, what goes where in dist, 产物位置, dist 中的文件分布
leave out tests, exclude stories, exclude mocks, exclude files, ignore tests, exclude test, without tests, 忽略测试, 忽略文件, 不要测试, 不打包测试, 过滤文件 > source.entry, bundle: false
less sources, scss sources, keep less, keep sass, ship less, not compile less, do not compile less, without compiling scss, override variables, theme variables, less 不编译, 不编译成 css, 源文件, 主题变量, 覆盖变量, 变量覆盖, 改主题 > how to skip preprocessing of less, redirect.style.extension, bundleless 模式如何跳过对 less
both compiled and source, url and component, image and component, svg as both, 又当图片又当组件, 图片和组件, 既当 > by query, 使用查询参数
dev with preview, hot reload components, see changes live, hmr, component playground, 组件开发, 组件预览, 开发调试, 热更新, 热重载 > storybook, watch mode, 使用 storybook, watch 模式
docs for components, documentation site, doc site, dumi, docz, vitepress, 文档站, 组件文档, 文档站点 > storybook, related packages, 使用 storybook, 相关的包
from webpack, coming from webpack, replace webpack, webpack 迁移, webpack 换, 从 webpack > using rspack configuration, tools.rspack, migrate from rollup, 使用 rspack 配置
shared react, one react, single react, react singleton, share react, same react, 共用 react, 共享 react, 一个 react, 公用依赖 > shared dependencies, when shared packages are resolved, 共享依赖
scaffold, template, starter template, starter project, create app, boilerplate, 脚手架, 模板, 项目模板 > templates, use create-rslib, 模板, 使用 create-rslib
globals for cdn, react from cdn, script tag, use in html, 直接用 script, 浏览器直接, script 引入 > umd, iife
troubleshooting, errors, common errors, error list, known errors, 故障, 故障排查, 排错, 报错大全, 错误排查, 常见报错, 报错 > troubleshooting builds, troubleshooting, 构建报错排查, 报错排查
pick a format, format pick, choose format, format choose, right format, which format, format to use, 选格式, 用哪种格式 > choose a format, 选择格式
banner createrequire, createrequire, create require, require shim, inject require > shims.esm.require, require in es modules
globalthis, globalobject, global object, self umd, window umd, root umd > umdname, umd
no chunks, limit chunks, single chunk, maxchunks, limitchunkcountplugin, one chunk > tools.rspack, dynamic import
bundle everything, external none, --external none, nothing external, no externals > bundle a package on purpose, 主动打包某个依赖, output.autoexternal
env mode, --env-mode, mode flag, --mode flag, vite --mode > environment variables, common flags, 通用选项
stale cache, cached output, clear cache, invalidate cache, 清缓存, 清除缓存 > buildcache, cache, 缓存
`;
