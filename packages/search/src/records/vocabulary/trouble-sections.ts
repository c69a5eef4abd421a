/**
 * Owns what developers type where a question of the FAQ or a message of the troubleshooting pages answers: symptoms in other
 * words, fragments of messages. The form is that of the tooling vocabulary.
 */
export const TROUBLE_SECTIONS = `
# Features FAQ
dead code not removed, dead code remains, unused function in bundle, unused export kept, tree shaking not working, treeshake not working, treeshaking fails, unused class kept, 死代码, treeshaking 失效, 没有 tree shaking > why is unused code still in my output, 产物中为什么保留了未使用的代码
tree shakeable library, tree-shakable package, make tree shakable, sideEffects false, side effects flag, side effects package.json, whole library imported, entire library bundled, consumers bundle everything, importing one pulls all, treeshake friendly, 支持 tree shaking, 支持按需, 引入一个全部打包, 副作用声明 > how do i make my library easy to tree-shake, 如何让库便于 tree shaking
output not minified, not compressed, dist not minified, is code compressed, default minification, 没压缩代码, 代码没压缩, 默认不压缩 > what is minified by default, 默认会压缩哪些内容
minify umd only, production build minify, minified version, min.js and js, build min.js, shrink output, pure annotations minified, 生产压缩 > how do i minify the output, 如何压缩产物
smaller but readable, compress without mangle, no mangle, mangle false, disable mangle, compress only, keep whitespace, minify keep names, 不混淆只压缩, 压缩但不混淆, 保留变量名 > how do i get smaller output that is still readable, 如何减小体积并保持可读
drop_console, dropConsole, remove console.log, removeConsole, drop_debugger, esbuild drop, 移除 console.log > how do i remove console calls, 如何移除 console 调用
comments removed, comments stripped, comments lost, keep comments, preserve comments, webpackchunkname comment, @vite-ignore, 注释被去掉, 注释被移除 > how do i keep all comments, 如何保留全部注释
.license.txt, license.txt generated, for license information please see, 生成 license.txt > where does index.js.license.txt come from, index.js.license.txt 从何而来
hand-written d.ts, d.ts not copied, types.d.ts missing, global.d.ts missing, env.d.ts, src d.ts not in dist, 手写的类型, d.ts 没有拷贝, 自己写的 d.ts, types.d.ts 没有 > why is my hand-written .d.ts file missing from dist, dist 中为什么没有手写的 .d.ts 文件
d.ts of tests, test d.ts in dist, vitest.config.d.ts, rslib.config.d.ts, d.ts for scripts, stories d.ts, extra declaration, spec.d.ts, 测试文件生成 d.ts, 多了 d.ts, 配置文件 d.ts > why are there declaration files that i did not ask for, 为什么多出了一些类型声明文件
build fails ts error, type error breaks build, type errors in build, code works but build fails, js fine but types fail, editor shows no error, ts 报错导致构建失败, 类型报错构建失败, 编辑器没报错, 代码能跑构建失败 > why does the build fail on types when the code is fine, 代码没有问题 为什么因类型错误而构建失败
ship less files, ship scss files, publish less, publish scss, keep less files, scss source in dist, leave less, raw less, uncompiled less, uncompiled scss, publish style sources, 保留 less, 保留 scss, 不编译 less, 不编译 scss, 原样输出 less, 发布 less 源码, less 源文件 > how to skip preprocessing of less / sass and other files in bundleless mode, bundleless 模式如何跳过对 less sass 等文件的预处理
keep images unprocessed, publish svg as is, ship images untouched, raw images, leave assets alone, do not process images, images next to component, assets beside component, 图片原样, 不处理图片, 图片不处理, 资源原样, 原样输出图片, 保留图片路径 > how do i publish images and other assets unprocessed in bundleless mode, bundleless 模式如何原样发布图片等静态资源
modifyRsbuildConfig, modifyrsbuildconfig ignored, plugin config ignored, hook has no effect, plugin option overridden, config change ignored, modifyrsbuildconfig 无效, 插件修改配置无效, 钩子改配置 > why do changes made in modifyrsbuildconfig have no effect, 为什么 modifyrsbuildconfig 中的修改不生效
use client bundle, use client stripped, preserve directives, keep use client, use strict directive, directive at top, directives preserved, preserve-directives, 保留 use client, use client 没了, 指令被删, 保留指令 > how do i keep use client at the top of a file, 如何让 use client 保留在文件开头
node_env kept, node_env not replaced, process.env in output, process.env.node_env in output, process.env undefined, replace node_env, process.env 没有替换, 产物里 process.env, 替换 node_env > why is process.env.node_env not replaced, 为什么 process.env.node_env 没有被替换
react bundled into, react in bundle, lodash in bundle, why bundled, dependency inlined, dependency in output, dependency not bundled, package not included, not inlined, peer bundled, node_modules in dist, 依赖被打包, 依赖打进去, react 被打包, react 打进去, lodash 被打进, 依赖没打进去, 依赖没打包 > why is a dependency bundled or not, 为什么某个依赖被打包了 或者没有被打包
~0 file, ~0.js, 0~ chunk, tilde in file name, tilde chunk, chunk name number, async chunk name, strange file name, 文件名波浪号, 奇怪的文件名, 文件名 ~0 > what does ~0 in a file name mean, 文件名中的 ~0 是什么意思

# Troubleshooting builds
import fails only in ci, case sensitive path, case sensitivity, wrong case import, letter case, ci only error, linux only error, package not installed build, 区分大小写, 大小写敏感, 路径大小写 > module not found: can't resolve
new url error, new url file not exist, new url generated file, worker file not found, url of folder, new url 找不到 > can't resolve … new url(
root url css, css absolute url, background image absolute, url starts with slash, font url root, css 根路径, 背景图绝对路径 > can't resolve '/…
can't resolve fs, can't resolve path, can't resolve crypto, can't resolve stream, can't resolve buffer, can't resolve child_process, node:fs web, unhandledschemeerror, node module in browser build, webpack 5 polyfill, 找不到 fs, 解析不了 fs, 浏览器用 fs > is a built-in node.js module and cannot be imported in client-side code
less plugin missing, sass plugin missing, scss not supported, less not supported, plugin required, parse scss error, parse less error, unexpected token scss, parse vue error, cannot parse vue, 不支持 less, 不支持 scss, 解析 less 失败, 解析 scss 报错, 解析 vue 报错 > to enable support for … use
no loader, loader missing, binary file parse error, html import error, md import error, 缺少 loader, 没有 loader, 无法解析文件 > you may need an appropriate loader to handle this file type
unexpected token @, parameter decorator, parameter decorators, constructor decorator, nestjs build, typeorm build, 参数装饰器, nest 装饰器, 装饰器解析失败 > unexpected token @, source.decorators
regexp literal, unterminated regexp, unterminated regular expression, jsx in ts file, jsx in .ts, rename tsx, ts 文件写 jsx, .ts 里 jsx > unterminated regexp literal
export not found warning, named import missing, import type not found, export interface not found, type import fails build, 没有这个导出, 找不到导出 > esmoduleslinkingerror: export … was not found in
same file name twice, two entries same file, entries overwrite, fixed file name entries, same output name, chunk conflict, 产物重名, 输出重名 > conflict: multiple assets emit different content to the same filename
iife with exports, iife export error, export in iife, iife returns, iife 导出, iife 不能导出, iife 全局变量 > import and export cannot be used outside of module code

# Troubleshooting configuration
entry not found, entry missing, no src/index, src/index not found, wrong entry file, main.ts entry, 没有入口 > could not find any entry module
glob matches nothing, empty glob, pattern matches no file, bundleless entry empty, bundleless no files, 没有匹配的文件, 匹配不到文件, 入口匹配不到 > no entry files matching
entry string, entry as string, entry array not allowed, entry must be object, entry should be object, 入口写成字符串, 入口必须是对象, entry 数组, entry 字符串 > the source.entry configuration should be an object
config file missing, config path wrong, wrong config path, config not loaded, --config not found, 配置文件不存在, 配置路径错误, 找不到配置文件 > cannot find config file
unknown flag, invalid flag, unrecognised option, flag not supported, flag not recognized, cacerror, 未知参数, 参数不支持, 命令行参数报错 > unknown option
umd bundleless, umd bundle false, iife bundle false, umd without bundle, bundleless umd, umd 不打包, umd bundle 必须, umd 用 bundleless > when using umd format bundle must be set to true
mf plugin missing, federation plugin missing, pluginmodulefederation missing, mf format plugin, module federation plugin required, mf 缺少插件, 没有 mf 插件 > format: mf should be used with @module-federation/rsbuild-plugin
mf-dev nothing, mf-dev error, dev command esm, rslib dev, dev server esm, no mf format, mf-dev 报错, rslib dev 报错 > no mf format found in your config
duplicate id, duplicated ids, same id twice, id already used, lib id conflict, 重复的 id, 相同 id > the following ids are duplicated
--lib not found, lib not found, --lib esm not found, unknown lib, lib id wrong, --lib 报错, --lib 找不到 > the following libs are not found
@swc/helpers missing, swc helpers not found, cannot find @swc/helpers, cannot find module @swc/helpers, cannot find package @swc/helpers, 缺少 @swc/helpers, 找不到 @swc/helpers > externalhelpers is enabled but the @swc/helpers dependency declaration was not found
d.ts deleted, d.ts disappear, types disappear, types sometimes missing, d.ts overwritten, d.ts race, d.ts missing two formats, top-level dts warning, flaky d.ts, d.ts 时有时无, 类型有时没有, d.ts 被覆盖, 偶尔没有 d.ts > using top-level dts may cause conflicting file writes or deletions
ts and tsx same name, same name different extension, button.ts and button.tsx, entry overwritten, 同名 ts, 同名 tsx, 入口重复 > duplicate entry
jsx preserve bundle, preserve jsx bundle, bundle keep jsx, jsx: preserve error, jsx preserve 报错, bundle 保留 jsx > bundle mode does not support preserving jsx syntax
es version unsupported, invalid ecma version, es2026, unsupported target version, es2024 unsupported, 不支持的 es 版本, es 版本错误 > unsupported es version

# Troubleshooting declaration files
common source directory, rootdir not set, rootdir missing, rootDir required, 设置 rootdir, 没有 rootdir > ts5011: the common source directory of
baseUrl, baseurl typescript 7, baseurl ts7, remove baseurl, paths without baseurl, baseurl 被移除, baseurl 废弃, 去掉 baseurl > option baseurl has been removed
node10, moduleresolution node, classic resolution, moduleresolution bundler, node10 removed, moduleresolution 报错, moduleresolution 选什么 > option moduleresolution=node10 has been removed
scss module types, type of css module, import css ts error, import svg ts error, import png ts error, css module type error, less module types, declare module css, vite/client types, css modules 类型报错, 导入图片 ts 报错, 导入 svg ts 报错, 导入 css ts 报错, 样式类型报错 > ts2307: cannot find module './index.module.css', client types, 预设类型
import css side effect, import './index.css' error, side effect css ts, side-effect css, 副作用导入, 样式副作用导入 > ts2882: cannot find module or type declarations for side-effect import
@types/node missing, process ts error, types node missing, node types missing, buffer ts error, node globals types, console ts error, 没有 @types/node, node 类型报错, 找不到名称 > ts2591: cannot find name
alias ts error, alias not in tsconfig, alias type error, alias red in editor, alias in declaration build, 别名 ts 报错, 别名类型报错, 别名编辑器报错 > ts2307: cannot find module '@/…
types array package missing, @types/jest missing, implicit type library, entry point of type library, types entry not installed, 隐式类型库, 找不到类型定义文件 > ts2688: cannot find type definition file for
import outside src, import package.json ts, import from parent folder, import shared folder, file outside rootdir, import ../package.json, monorepo source rootdir, src 外的文件, 导入 src 外, 引用 src 外, 引入 package.json 报错 > ts6059: file … is not under 'rootdir'
nodenext extension error, nodenext imports js, must write .js, why write .js in ts, ts import .js extension, node16 extension, ts 要写 .js, 必须写 .js, 为什么写 .js, ts 导入后缀 > ts2835: relative import paths need explicit file extensions
export interface error, reexport interface, re-export type, reexport type, export type from, export type error, 导出接口报错 > ts1205: re-exporting a type
inferred type pnpm, pnpm type error, .pnpm path type, types not portable, portable type annotation, needs reference to, 推断类型, 推断出的类型, 不可移植, 类型无法命名 > ts2883: the inferred type of … cannot be named without a reference to
mixin types, mixin class, anonymous class, exported class expression, class factory types, 匿名类, 混入类型, mixin 报错 > ts4094: property … of exported anonymous class type may not be private or protected
isolated needs types, isolated explicit types, annotate exports, must annotate, missing return type, explicit return type, 显式返回类型, 必须标注类型, 缺少返回类型, 要写返回类型 > ts9007: function must have an explicit return type annotation
jsx ts error, jsx option missing, --jsx flag, set jsx tsconfig, jsx.intrinsicelements, tsconfig jsx missing, tsconfig 没有 jsx, jsx 类型报错, 无法使用 jsx > ts17004: cannot use jsx unless the '--jsx' flag is provided
tsconfig include nothing, include matches nothing, no input files, tsconfig no files, 没有输入文件, 未找到输入, include 没匹配 > ts18003: no inputs were found in config file
tsconfig missing, no tsconfig, tsconfig not found, dts without tsconfig, need tsconfig, tsconfig.json not found, 没有 tsconfig, 找不到 tsconfig, 缺少 tsconfig, tsconfig 不存在 > failed to resolve tsconfig file
bundled d.ts entry, entry d.ts missing, dts bundle not found, no d.ts for entry, entry not in include, 入口 d.ts 找不到, 入口没有 d.ts, 声明入口 > declaration entry file … not found
export = types, export equals, export = package, extractor fails, api-extractor fails, dts bundle fails, dts bundle error, export = 报错, dts 打包失败, d.ts 打包失败 > unable to analyze the export
tsgo false, disable tsgo, turn off tsgo, without tsgo, 关闭 tsgo, 禁用 tsgo, 不用 tsgo > can not set dts.tsgo: false when using … >= 7.0.0
types lost after bundling, d.ts bundle incomplete, bundled d.ts missing types, missing types in bundle, bundled types wrong, 打包后类型丢失, d.ts 不完整 > lost and unwanted types in bundled files, 打包后丢失或多余的类型
declare module lost, declare module missing, declare global missing, globalcomponents, global components types, augment module, augment vue, 模块增强, declare module 丢失, declare global 丢失, 类型增强, 全局组件类型 > module augmentation, 模块扩充
transitive types, indirect dependency types, consumer missing types package, dependency of dependency types, bundled d.ts imports package, 传递依赖类型, 间接类型, 依赖的依赖类型 > types of transitive dependencies, 间接依赖的类型
@types inlined, @types bundled, external types package, d.ts import react types, @types 被打包, @types 外部化, 类型包外部化 > types of a development dependency, 开发依赖的类型

# Troubleshooting published packages
consumer missing dependency, users missing dependency, missing dependency after install, works here fails for user, peer not installed, install fails at runtime, 用户缺依赖, 安装后缺依赖, 用户安装后报错, 缺少依赖报错 > cannot find package … imported from
file missing in package, own file missing, relative file not found, err_module_not_found, wrong relative import, file not in tarball, 相对路径找不到, 包里缺文件, 自己的文件找不到 > cannot find module … imported from
alias at runtime, alias node runtime, cannot find @/, resolve @/ node, alias published, 运行时别名, 别名运行报错, node 别名报错 > cannot find package '@/…
directory import, err_unsupported_dir_import, import folder index, index.js not resolved, folder import node, import directory, 目录导入, 导入目录, 文件夹导入 > is not supported resolving es modules imported from
deep import fails, subpath not exported, subpath blocked, ./package.json not exported, export package.json, 子路径没导出, 子路径导入失败, 深层导入失败, 子路径不能用 > is not defined by exports
exports without require, import condition only, no exports main, jest no exports, eslint resolve exports, only import condition, exports 没有 require, exports 只有 import, 没有 main > no exports main defined in
require top-level await, tla require, top-level await require, 顶层 await require, require 顶层 await > require() cannot be used on an esm graph with top-level await
pure esm dependency, esm dependency in cjs, node-fetch require, chalk require, nanoid require, require esm module, esm 依赖 require, chalk 报错 > err_require_esm
css import node, css ssr error, css in vitest, vitest css error, ssr.noExternal, server.deps.inline, noexternal ssr, astro css, unexpected token '.', .less node, node 不认识 css, ssr 报错 css, vitest css 报错 > unknown file extension ".css"
dirname not defined, __dirname mjs, __dirname error, __dirname type module, __dirname 未定义, __dirname 没定义 > __dirname is not defined in es module scope
require not defined, require undefined, require is undefined, require browser error, require 未定义, require 没定义 > require is not defined in es module scope
exports not defined, module is not defined, module not defined, cjs in type module, exports 未定义, module 未定义, exports 没定义 > exports is not defined in es module scope
js treated as commonjs, esm file as commonjs, add type module, missing type module, jest esm package, jest import statement, 没加 type module, 当成 commonjs, jest import 报错 > cannot use import statement outside a module
import named from cjs, cjs named import, named imports commonjs, named import undefined, cjs named exports, cjs-module-lexer, cjs 具名导入, 具名导出找不到, cjs 具名导出 > which may not support all module.exports as named exports
type exported as value, interface export runtime, export missing runtime, runtime export missing, type reexport runtime, 类型当成值, 运行时没有导出, 类型导出运行时 > does not provide an export named
default import object, default.default, .default.default, default is object, import gives object, default import cjs, 默认导入是对象, default 里还有 default, 默认导出是对象, 多一层 default > is not a function
ssr window, window ssr, window undefined, document ssr, server render fails, next window, nuxt window, astro window, ssr window 报错 > document is not defined
react missing import, jsx without plugin, forgot plugin-react, createelement react undefined, react 没定义, 忘记 react 插件 > react is not defined
two reacts, react bundled twice, hooks error, npm link react, link hooks error, 重复 react, link 后 hooks > invalid hook call
no types after install, types not found install, types not picked up, no autocomplete, no intellisense, exports without types, types condition missing, types is any, imported as any, 没有代码提示, 类型是 any, exports 没有 types > ts7016: could not find a declaration file for module, point package.json at them, 配置 package.json
types of subpath, subpath types missing, subpath no types, subpath import ts, 子路径没有类型, 子路径 ts 报错 > ts2307: cannot find module 'ui/button'
cjs consumer types error, commonjs consumer ts, require esm types, cjs 项目类型报错, commonjs 项目 ts > ts1479: the current file is a commonjs module
default import not callable, not callable, callable nodenext, default export types cjs, attw default export, 默认导入不可调用, 默认导入 类型报错 > ts2349: this expression is not callable
exported type not found, member not exported, no exported member nodenext, type missing nodenext, skiplibcheck hides, 导出成员不存在, 没有导出成员, 导出的类型找不到 > ts2305: module … has no exported member
`;
