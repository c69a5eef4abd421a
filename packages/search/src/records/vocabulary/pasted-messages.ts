/** Owns the core of messages that other tools print, with the heading that explains each. The form is that of the errors. */
export const PASTED_MESSAGES = `
# Node.js
requested module does not provide, does not provide an export, named export not found, requested module is a commonjs module, commonjs module which may not support >> does not provide an export named, which may not support all module.exports as named exports
require of es module not supported, instead change the require, must use import to load, require esm not supported, err_require_esm >> err_require_esm
unexpected token export, unexpected token import, unexpected token export jest, jest encountered an unexpected token, jest failed to parse, transformignorepatterns, cannot use import statement >> cannot use import statement outside a module
invalid regular expression, invalid regexp, invalid group, unexpected token ?, unexpected token ??, unexpected token =, missing after argument list, invalid or unexpected token, syntax error browser, syntaxerror safari, syntaxerror old, configured target environment, not available in the configured target, target environment is not supported, big integer literals, 语法错误, 不支持的语法 >> syntax downgrade, choose a target, 语法降级, 选择目标
top-level await not available, await not available, await only valid, 顶层 await >> lib.syntax, require() cannot be used on an esm graph with top-level await
require_async_module, err_require_async_module, esm graph with top-level await >> require() cannot be used on an esm graph with top-level await
hasown is not a function, at is not a function, replaceall is not a function, flat is not a function, fromentries is not a function, allsettled is not a function, structuredclone is not defined, resizeobserver, intersectionobserver, globalthis is not defined, symbol is not defined, promise is undefined, tosorted is not a function, findlast is not a function, groupby is not a function, withresolvers is not a function >> missing apis, 缺失的 api
buffer is not defined, util is not defined, stream is not defined, events is not defined, readfilesync is not a function, existssync is not a function >> polyfill node.js modules, node.js 模块的 polyfill
used to include polyfills, polyfills for node.js core modules, node.js core modules by default, externalized for browser compatibility, has been externalized for browser, node built-in browser, node:fs browser >> is a built-in node.js module and cannot be imported in client-side code, polyfill node.js modules, node.js 模块的 polyfill
htmlelement is not defined, self is not defined, window is not defined, navigator is not defined, localstorage is not defined, sessionstorage is not defined, location is not defined, customelements is not defined, matchmedia, requestanimationframe is not defined, mutationobserver is not defined >> document is not defined
cannot find module require stack, cannot find module dist, cannot find module imported, module not found dist, did you mean to import >> cannot find module … imported from
cannot find package imported, err_module_not_found cannot find package, cannot find package react >> cannot find package … imported from
invalid module specifier, bare specifier, resolve module specifier, relative references must start, failed to resolve module specifier, err_invalid_module_specifier >> import map, esm
err_invalid_package_target, invalid exports target, err_package_import_not_defined, package import specifier >> prepare package.json, 准备 package.json
strip types node_modules, type stripping unsupported, err_unsupported_node_modules_type_stripping, unknown file extension .ts, unknown file extension ts, err_unknown_file_extension ts >> unknown file extension
unknown file extension .css, unknown file extension .scss, unknown file extension .less >> unknown file extension ".css"
dlopen, err_dlopen_failed, invalid elf header, was compiled against a different node.js, no native build was found, bindings file, could not locate the bindings >> node.js addons, node.js 原生模块
permission denied, eacces, bad interpreter, no such file env node, env node no such file, env: node, 'node\\r', exec format error, 没有权限, 权限不足 >> command line tools, 命令行工具
rslib command not found, rslib not found, rslib: not found, rslib not recognized, cannot find module rslib, rslib 找不到命令 >> install rslib, 安装 rslib
ebadengine, unsupported engine, engine node incompatible, engine is incompatible, requires node version, node version too old, styletext is not a function, crypto.hash is not a function, err_unsupported_esm_url_scheme >> before you start, check the runtime, 环境准备, 检查运行环境
emfile, enospc, too many open files, watchers reached, file watchers >> watch mode, watch 模式
heap out of memory, reached heap limit, allocation failed, javascript heap, mark-compacts, worker terminated, err_worker_out_of_memory, out of memory dts, 内存不足, 堆内存 >> dts.isolated, isolated declarations, 使用 isolateddeclarations
maximum call stack, call stack size exceeded >> cannot access … before initialization

# React, frameworks
createcontext is not a function, usestate is not a function, useref is not a function, createcontext only works, usestate only works, only works in a client component, works in client components, importing a component that needs, none of its parents, marked with use client, server components react, functions cannot be passed directly to client components >> consumers on next.js, how do i keep "use client", 在 next.js 中使用, 如何让 "use client" 保留
global css cannot be imported, global css node_modules, css cannot be imported from within, custom app css, css modules cannot be imported from within >> consumers on next.js, 在 next.js 中使用, unknown file extension ".css"
reading usestate, reading usecontext, reading useref, reading useeffect, reading usememo, reading usecallback, null usestate, null reading, properties of null, more than one copy of react, more than one copy, mismatching versions of react, hooks can only be called, invalid hook call, minified react error 321, react error 321, dispatcher is null, resolvedispatcher, hook 只能, 无效的 hook >> invalid hook call
element type is invalid, expected a string, class/function but got, but got object, but got undefined, default is not a constructor, default is not a function, _default is not, is not a constructor >> is not a function, default export
module level directives, directives cause errors when bundled, use client was ignored, directive was ignored >> how do i keep "use client", 如何让 "use client" 保留
jsx is not defined, react is not defined, refers to a umd global, react must be in scope, must be in scope when using jsx >> react is not defined
jsx runtime resolve, resolve jsx-runtime, resolve react/jsx-runtime, jsx-runtime not exported, can't resolve jsx-runtime, could not resolve jsx-runtime, jsx-dev-runtime, jsxdev is not a function >> jsx transform, jsx 转换
jsx element implicitly, no interface jsx.intrinsicelements, intrinsicelements exists, ts7026, jsx flag, cannot use jsx, 必须设置 jsx, jsx 元素隐式 >> ts17004: cannot use jsx unless the '--jsx' flag is provided

# TypeScript
find module svg, find module png, find module scss, find module less, find module css, find module sass, find module jpg, find module module.css, find module module.scss, find module image, 找不到模块 svg, 找不到模块 png, 找不到模块 less, 找不到模块 scss, 找不到模块 css, 找不到模块 logo, 找不到模块 图片, 找不到模块 module, 模块 类型声明, 模块 相应的类型声明, 模块 对应的类型声明 >> ts2307: cannot find module './index.module.css', client types, 预设类型
find module vue, find module app.vue, find module counter.vue, .vue or its corresponding, vue type declarations, 找不到模块 vue >> ts2307: cannot find module './index.module.css', types with vue-tsc, 用 vue-tsc 生成类型
find module @/, cannot find module alias, find module @/utils, find module @/components, 找不到模块 @ >> ts2307: cannot find module '@/…, cannot find package '@/…
could not find a declaration, find a declaration file, implicitly has an any type, implicitly has any, could not be resolved when respecting, respecting package.json exports, there are types at, 隐式拥有, 无法找到声明 >> ts7016: could not find a declaration file for module
inferred type cannot be named, cannot be named without, likely not portable, exported variable has or is using name, has or is using name, has or is using private name, ts4023, ts4058, ts4082, ts2742, ts2883 >> ts2883: the inferred type of … cannot be named without a reference to
declaration emit requires, declaration emit for this file, requires using private name, emit for this file, ts9005, ts9006, exported anonymous class, may not be private or protected, ts4094, ts4020 >> ts4094, declaration files
explicit return type annotation, explicit type annotation, with isolateddeclarations, --isolateddeclarations, isolateddeclarations error, ts9007, ts9008, ts9010, ts9011, ts9012, ts9013, ts9037 >> ts9007: function must have an explicit return type annotation, dts.isolated
explicit file extensions, extensions in ecmascript imports, relative import paths need, ts2834, ts2835 >> ts2835: relative import paths need explicit file extensions
current file is a commonjs, imports will produce require calls, commonjs module whose imports, referenced file is an ecmascript module, cannot be imported with require, ts1479, ts1541, ts1542, ts1543, ts1471 >> ts1479: the current file is a commonjs module
overwrite input file, cannot write file, would be overwritten, ts5055, ts5056, 覆盖输入文件 >> where the files go, 输出目录
not under rootdir, rootdir expected to contain, expected to contain all source, contain all source files, ts6059, 不在 rootdir 下, rootdir 应包含, rootdir 下 >> ts6059: file … is not under 'rootdir'
no inputs were found, inputs were found in config, ts18003, ts18002 >> ts18003: no inputs were found in config file
baseurl deprecated, option baseurl, baseurl removed, ts5101, ts5102, deprecated typescript 7, will stop functioning in typescript, ignoredeprecations >> option 'baseurl' has been removed, option 'moduleresolution=node10' has been removed
moduleresolution node10, moduleresolution removed, option moduleresolution, ts5107, ts5108, ts5109, ts5110 >> option 'moduleresolution=node10' has been removed
experimental support for decorators, support for decorators is a feature, feature that is subject to change, signature of class decorator, signature of method decorator, signature of property decorator, signature of parameter decorator, unable to resolve signature, decorators are not valid here, ts1219, ts1238, ts1240, ts1241, ts1206, ts1270 >> decorators version, source.decorators, 装饰器版本
cannot find type definition, type definition file for, ts2688, 找不到类型定义 >> ts2688: cannot find type definition file for
cannot find name process, cannot find name buffer, cannot find name require, cannot find name __dirname, cannot find name module, cannot find name node, install type definitions for node, type definitions for node, ts2580, ts2591, 找不到名称 process, 找不到名称 require >> ts2591: cannot find name
cannot find name describe, cannot find name test, cannot find name expect, cannot find name it, type definitions for a test runner, ts2582, ts2593 >> ts2591: cannot find name, testing
cannot find name __dev__, cannot find name version, declare const >> custom values, source.define, 自定义的值
property env does not exist, env does not exist on type, importmeta, property does not exist on type importmeta, ts2339 importmeta, 类型 importmeta >> import.meta.env, environment variables, client types
re-exporting a type, re-exporting a type when, requires using export type, isolatedmodules requires, verbatimmodulesyntax, ts1205, ts1484, ts1485, ts1371 >> ts1205: re-exporting a type
has no exported member, no exported member, module has no exported, ts2305, ts2614, ts2724, 没有导出的成员 >> ts2305: module … has no exported member
expression is not callable, has no call signatures, has no construct signatures, ts2349, ts2351, 不可调用 >> ts2349: this expression is not callable
side-effect import, side effect import of, type declarations for side-effect, ts2882 >> ts2882: cannot find module or type declarations for side-effect import
referenced project must have, composite true, has not been built from source file, output file has not been built, ts6305, ts6306, ts6310, ts6307, not listed within the file list >> dts.build, project references, 使用 project references
duplicate identifier, subsequent variable declarations, cannot redeclare, ts2300, ts2403, ts2451 >> module augmentation, 模块扩充, lost and unwanted types in bundled files, 打包后丢失或多余的类型
set the 'module' option, top-level await expressions are only allowed, ts1378, ts1309, ts1343, import.meta meta-property is only allowed >> what is read from tsconfig.json, tsconfig.json 中生效的字段

# Bundlers
module not found can't resolve, could not resolve, failed to resolve import, cannot resolve module, unresolved import, rollup failed to resolve, resolve import from, unable to resolve path >> module not found: can't resolve
unresolved dependencies, treating it as an external, could be external, explicitly externalize, unresolved import external >> externalize a package yourself, output.externals, 手动外部化依赖
is not exported by, not exported by node_modules, default is not exported by, imported binding, no matching export, import is not exported, export was not found, attempted import error >> esmoduleslinkingerror: export … was not found in
circular dependency, circular chunk, circular dependencies, 循环依赖 >> cannot access … before initialization
missing global variable, specify browser global variable, no name was provided for external, global variable names corresponding, guessing as variable >> umd and iife output, umd 与 iife 产物
mixing named and default, named and default exports, consumers of your bundle, chunk.default, output.exports named >> cjs, footer.js, is not a function
you must supply, must supply output.name, supply name for umd, umd bundles that have exports, name option umd >> lib.umdname
not supported for code-splitting, code-splitting builds, formats are not supported for code, multiple inputs iife, invalid value for option output.inlinedynamicimports, inlinedynamicimports multiple >> when using "umd" format, umd
appropriate loader, need an appropriate loader, handle this file type, no loader is configured, module parse failed, module parse failed unexpected, unexpected character, failed to parse source, content contains invalid js syntax >> you may need an appropriate loader to handle this file type, to enable support for … use
can't resolve less, can't resolve sass, can't resolve sass-embedded, can't resolve less-loader, can't resolve sass-loader, preprocessor dependency not found, undefined mixin, undefined variable less, inline javascript is not enabled, javascriptenabled >> sass and less, to enable support for … use, sass 与 less
conflicting names, assets with conflicting, emit different content, multiple chunks emit, multiple assets emit, same filename, conflict multiple assets >> conflict: multiple assets emit different content to the same filename
can't resolve font, can't resolve woff, can't resolve /fonts, can't resolve /images, can't resolve /static, resolve url css, css-loader can't resolve >> can't resolve '/…, paths from the root
can't resolve .css, can't resolve css, can't resolve ./style.css, can't resolve ./index.css, css not found in dist, missing css file, cannot find style.css >> css, output.target, output.emitcss
chunkloaderror, loading chunk, loading chunk failed, loading css chunk, dynamically imported module, failed to fetch dynamically, error loading dynamically >> the url of the chunks, output.assetprefix, chunk 的 url
failed to load url, failed to load resource, 404 not found, 404 image, 404 svg, 404 png, 404 font, 404 static, get 404, net::err_aborted, net::err_file_not_found >> output.assetprefix, a fixed public path, static assets pitfalls, 固定的公共路径
minify error, terser error, parse error minify, swc error minify >> output.minify
outside of module code, cannot be used outside of module, iife export, iife exports, export iife >> 'import', and 'export' cannot be used outside of module code

# API Extractor, Module Federation
mainentrypointfilepath, path does not exist, entry point d.ts, getresolvedmodule, could not resolve module name, unable to follow symbol, unable to determine, unable to analyze, internal error api, api extractor error, api-extractor error, ae-wrong-input, export * as, symbol is not exported, ae-forgotten-export >> declaration entry file … not found, unable to analyze the export, lost and unwanted types in bundled files, 打包后丢失或多余的类型
runtime-001, runtime-002, runtime-004, runtime-005, runtime-007, runtime-008, runtime-009, federation runtime, container is not defined >> module federation hosts, 模块联邦消费者
failed to get manifest, get manifest, runtime-003, failed to load script, script external load, scriptexternalloaderror, loading script failed, remote entry failed, remoteentry 404, remoteentry.js 404, 远程加载失败, 加载远程 >> module federation hosts pitfalls, when shared packages are resolved, 模块联邦消费者, 共享依赖的解析时机
runtime-006, loadsharesync, loadshare, eager consumption, shared module is not available, init sharing, webpack_init_sharing >> make the entry asynchronous, module federation hosts pitfalls, 使用异步入口
unsatisfied version, version of shared singleton, share scope >> shared dependencies, when shared packages are resolved, 共享依赖, 共享依赖的解析时机

# Workers, WebAssembly
failed to construct worker, construct worker, cannot be accessed from origin, script at cannot be accessed, securityerror worker, worker 404, worker script 404, worker not found, web worker failed, importscripts, worker mime type, worker cross origin, worker 找不到, worker 跨域 >> web workers, inline workers, 内联 worker
instantiatestreaming, wasm mime, application/wasm, expected magic word, compileerror webassembly, linkerror webassembly, webassembly.instantiate, webassembly.compile, wasm fetch failed, wasm 404, wasm not found >> webassembly, reference the file, 引用文件

# Registry
publish over the previously, previously published versions, cannot publish over, npm err 403, npm 403, e403, 402 payment required, payment required, private packages, enededauth, eneedauth, need auth, requires you to be logged in, npm login, e401, e404 publish, eotp, one-time password, epublishconflict, must be logged in, invalid package name, package name too similar, 发布报错, 发布 403, 发布失败 >> publish by hand, publishing, 手动发布
eresolve, could not resolve dependency, conflicting peer dependency, peer dependency conflict, unmet peer, unable to resolve dependency tree, peer dep missing, peer 依赖冲突 >> autoexternal.peerdependencies, left to the consumer, 由用户安装的依赖
unsupported url type, eunsupportedprotocol, workspace: protocol, unsupported url type workspace, workspace:* published, no matching version, err_pnpm >> monorepos, publishing, workspace packages, workspace 中的包

# Codes and further messages of bundlers, compilers and package managers
note that you need plugins to import, need plugins to import files, files that are not javascript >> you may need an appropriate loader to handle this file type, to enable support for … use
mixed_exports, mixed exports rollup, default and named exports together >> footer.js, is not a function
missing_name_option_for_iife_export, missing_global_name, missing name option >> lib.umdname, umd and iife output, umd 与 iife 产物
built into node, are you trying to bundle for node, wasn't found on the file system but is built into >> is a built-in node.js module and cannot be imported in client-side code, output.target
glob pattern did not match, pattern matched no files, no files matched >> no entry files matching
error occurred in dts build, failed to emit declaration >> type errors and the build, why does the build fail on types when the code is fine, 类型错误与构建
ts2322, ts2345, ts2339, ts2740, ts2741, ts2769, ts2531, ts2532, ts7006, ts7031, ts7053, ts18046, ts18047, ts18048, ts6133, is not assignable to type, not assignable to parameter, is possibly undefined, declared but its value is never read >> type errors and the build, type checking, dts.abortonerror, 类型错误与构建, 类型检查
ts1208, ts1286, ts1287, ts1293, ts1295, verbatimmodulesyntax is enabled, esm syntax is not allowed in a commonjs module >> how typescript is compiled, typescript 的编译方式
ts2732, consider using resolvejsonmodule >> json files, import a json file, json 文件
ts5090, ts5103, non-relative paths are not allowed, invalid value for ignoredeprecations >> option 'baseurl' has been removed
ts5097, ts5096, import path can only end with a .ts extension, can only end with .ts >> redirect.js.extension
ts5069, ts5070, ts5071, ts5095, ts5098, cannot be specified without specifying option >> what is read from tsconfig.json, tsconfig.json 中生效的字段
ts5033, could not write file, refusing to overwrite >> where the files go, dts.distpath, 输出目录
ReactCurrentOwner, ReactCurrentDispatcher, ReactSharedInternals, __secret_internals >> invalid hook call, left to the consumer, 由用户安装的依赖
failed to resolve component, component is missing template, missing template or render function >> vue, register them globally, 全局注册
vue is not defined, jquery is not defined, lodash is not defined >> umd and iife output, output.externals, umd 与 iife 产物
unsatisfied version, no satisfying version >> shared dependencies, when shared packages are resolved, 共享依赖, 共享依赖的解析时机
container initialization failed >> module federation hosts, 模块联邦消费者
err_require_cycle_module, cannot require es module in a cycle >> err_require_esm, cannot access … before initialization
err_invalid_package_config, invalid package config, err_ambiguous_module_syntax, module_typeless_package_json, module type of file, reparsing as es module, typeless package >> prepare package.json, lib.autoextension, 准备 package.json
err_pnpm_peer_dep_issues, unmet peer dependencies, incorrect peer dependency >> left to the consumer, autoexternal.peerdependencies, 由用户安装的依赖
err_pnpm_outdated_lockfile, frozen-lockfile, frozen lockfile >> publish from ci, upgrade the packages, 在 ci 中发布
`;
