/** Owns what the errors that readers paste are about: a part of the message leads to the words that explain it. */
export const ERROR_MESSAGES = `
# Node.js and module systems
err_require_esm, require() of es module, require of es module, must use import to load es module >> err_require_esm, ship a pure esm package, pure esm or both formats, 只发布 esm
exports is not defined, exports is not defined in es module scope, module is not defined, module is not defined in es module scope >> commonjs, cjs, type module
require is not defined, require is not defined in es module scope, dynamic require of, dynamic require >> require, shims, shims.esm.require
__dirname is not defined, __filename is not defined, is not defined in es module scope >> shims, __dirname, shims.esm.__dirname
cannot use import.meta outside a module, import.meta outside a module, cannot use 'import.meta' outside a module, import.meta is not available, import.meta.url is undefined >> import.meta.url, shims, shims.cjs
cannot use import statement outside a module, cannot use import statement >> cannot use import statement outside a module, which extension is chosen
unexpected token export, unexpected token import >> cannot use import statement outside a module, which extension is chosen
unexpected token, unexpected identifier, nullish coalescing, optional chaining, private field, ?. >> syntax downgrade, syntax, target, 语法降级
cannot find module dist, cannot find module imported from, did you mean to import >> extension, redirect.js.extension, file extension, 扩展名
err_unsupported_dir_import, directory import, directory import is not supported >> is not supported resolving es modules imported from
err_unknown_file_extension, unknown file extension >> extension, file extension
err_package_path_not_exported, package subpath, is not defined by exports, is not exported from package, no exports main defined, missing specifier >> is not defined by "exports", no "exports" main defined in, check what you publish, 检查发布内容
err_import_attribute_missing, err_import_assertion_type_missing, needs an import attribute, import attribute >> import attributes, json
does not provide an export named, named export not found, no matching export, has no exported member >> named export, named import, commonjs
default is not a constructor, is not a constructor, default is not a function, _default is not a function, got object, element type is invalid, need .default, require().default, require(...).default >> default export, cjs, commonjs
failed to resolve module specifier, bare specifier, relative references must start with, relative references, browser cannot resolve, bare import in browser >> import map
process is not defined, process.env is undefined, process env undefined >> process.env.node_env, define, polyfill
buffer is not defined, global is not defined, crypto is not defined, can't resolve path, can't resolve fs, can't resolve crypto, can't resolve stream, can't resolve buffer, module not found path, polyfills by default >> polyfill node.js modules, target, polyfill, node.js 模块的 polyfill
window is not defined, self is not defined, navigator is not defined >> document is not defined, target
is not a function >> polyfill, missing apis, 缺失的 api
object.hasown, structuredclone, replaceall is not a function, at is not a function, hasown is not a function, flatmap is not a function, promise.allsettled >> missing apis, polyfill, 缺失的 api
invalid hook call, hooks can only be called, cannot read properties of null reading usestate, cannot read properties of null, more than one copy of react, two copies of react, duplicate react, 多个 react, 两个 react, 两份 react >> invalid hook call, resolve.dedupe, peerdependencies
react is not defined, jsx is not defined, react refers to a umd global >> jsx transform, jsx, jsx 转换
use client, only works in a client component, createcontext only works in client components, needs usestate >> use client
heap out of memory, javascript heap, oom, out of memory, 内存溢出, 内存不足 >> memory, performance
eacces, permission denied, command not found, is not recognized as an internal, bad interpreter, env: node: no such file, 没有权限 >> hashbang, bin, command line tools, 命令行工具
chunkloaderror, loading chunk failed, loading css chunk >> the url of the chunks, output.assetprefix, chunk 的 url
404, 404 not found, failed to load resource, images 404, image not found, 图片 404, 图片不显示, 资源 404 >> output.assetprefix, a fixed public path, static assets pitfalls, 固定的公共路径
you may need an appropriate loader, module parse failed, no loader is configured >> you may need an appropriate loader to handle this file type, to enable support for … use

# TypeScript
cannot find module or its corresponding type declarations, or its corresponding type declarations, corresponding type declarations, 或其相应的类型声明, 其相应的类型声明, 或其对应的类型声明 >> client types, types, 预设类型, 类型
could not find a declaration file, could not find a declaration file for module, implicitly has an any type, implicitly has an 'any' type, ts7016, 无法找到模块的声明文件, 隐式拥有 any 类型 >> ts7016: could not find a declaration file for module
cannot find name, ts2304, ts2580, ts2582 >> ts2591: cannot find name, client types, 预设类型
ts2742, cannot be named without a reference, inferred type of >> ts2883: the inferred type of … cannot be named without a reference to
ts9006, ts9007, ts9010, must have an explicit type annotation, explicit return type annotation >> ts9007: function must have an explicit return type annotation, dts.isolated
ts5055, would overwrite input file, cannot write file >> declaration files, distpath
ts6059, is not under rootdir, not under 'rootdir' >> ts6059: file … is not under 'rootdir'
ts1205, re-exporting a type, isolatedmodules is set, when isolatedmodules >> ts1205: re-exporting a type
ts1479, ts1541, resolution-mode, masquerading as, false cjs, false esm, fallback condition >> two formats, two sets of declarations, ts1479: the current file is a commonjs module, 双格式包的类型声明
ts6307, ts6306, project references >> project references, dts.build
experimental support for decorators, unable to resolve signature of class decorator, ts1219, ts1240 >> decorators, 装饰器
option module must be set, option bundler can only be used >> tsconfig, moduleresolution

# Build tools
module not found, can't resolve, cannot resolve, could not resolve, unresolved import, failed to resolve import, unable to resolve >> module not found: can't resolve, resolve.alias
treating it as external, treating it as an external dependency, could be external >> external, externals
is not exported by >> esmoduleslinkingerror: export … was not found in
circular dependency, circular reference >> cannot access … before initialization
preprocessor dependency, sass not found, less not found, preprocessor not found >> sass and less, sass less and tailwind css, sass 与 less
no name was provided for external module, missing global variable name, output.name, for umd iife builds >> umdname, externals
unsupported engine, not compatible with your version of node, requires node, the engine node is incompatible >> node.js, engines, check the runtime
build failed with errors, type error, failed to emit declaration files, 类型错误 >> type errors and the build, dts.abortonerror, 类型错误与构建
configuration not found, config file not found, cannot find config >> cannot find config file, configuration file, 配置文件
no entry found, entry module not found, entry point not found >> could not find any entry module, source.entry
# The same in the words of Chinese compilers and forums
找不到名称, 找不到名字 >> cannot find name, types
如果没有引用, 无法命名, 推断类型, 无法在没有引用的情况下命名, ts2742, ts2883, cannot be named without a reference, inferred type >> ts2883, the inferred type of
已弃用, 已被移除, 将停止运行, 停止工作, is deprecated and will stop functioning, has been removed, ts5102, ts5108, ts5107, ts5101 >> option 'baseurl' has been removed, option 'moduleresolution=node10' has been removed
装饰器语法, 装饰器无效, 装饰器不支持 >> decorators, 装饰器版本
没有导出的成员, 没有导出成员, 没有默认导出, 不提供导出, 没有提供导出 >> does not provide an export named, has no exported member, named export
当前文件是 commonjs, 此文件是 commonjs, 将生成 require 调用, produce require calls, current file is a commonjs module >> ts1479: the current file is a commonjs module, two formats, two sets of declarations, 双格式包的类型声明
相对导入路径, 需要显式文件扩展名, 显式的文件扩展名, explicit file extensions, ts2834, ts2835 >> ts2835, redirect.dts.extension
不在 rootdir, 不在 "rootdir", 通用源目录, common source directory, ts5009, ts5011 >> rootdir, ts5011, ts6059, outbase
找不到任何输入, 没有输入文件, no inputs were found, ts18003 >> no inputs were found, ts18003
不是函数, 不是构造函数, 不是一个函数 >> is not a function, commonjs
未定义 window, window 未定义, document 未定义, 服务端渲染报错, ssr 报错, window is not defined, document is not defined, navigator is not defined, self is not defined, localstorage is not defined, htmlelement is not defined, ssr error, breaks ssr, during ssr >> document is not defined, output.target
循环依赖, 循环引用, 初始化之前, circular dependency, circular dependencies, circular import, circular imports, import cycle, before initialization, tdz, temporal dead zone, cyclic >> cannot access … before initialization
白屏, 语法不支持, 语法报错, 低版本报错, 老手机报错, webview, unexpected token, syntaxerror unexpected >> syntax downgrade, lib.syntax, 语法降级
内存溢出, 内存不足, err_worker_out_of_memory, worker terminated due to reaching memory limit, heap out of memory, heap limit, dts out of memory, oom, 爆内存 >> isolated declarations, dts.isolated, dts.tsgo, 使用 isolateddeclarations
chunk 加载失败, chunk 404, chunk 路径, loading chunk, failed to fetch dynamically imported module, chunkloaderror, chunk from wrong, wrong origin >> the url of the chunks, assetprefix, public path, chunk 的 url
没有依赖, 依赖找不到, 找不到依赖, 找不到包, can't resolve, cannot resolve, cannot find package, module not found for a dependency, users get module not found, module not found in consumer, missing dependency, not installed, dependency is missing >> cannot find package … imported from, third-party dependencies, left to the consumer, 由用户安装的依赖
failed to resolve entry for package, incorrect main, main/module/exports specified, package may have incorrect, no exports main defined, main field wrong >> no "exports" main defined in
missing export in package, missing specifier, is not exported under the conditions, missing css export, not exported under, subpath, package subpath >> is not defined by "exports", one stylesheet
mainentrypointfilepath, entry point file, declaration entry >> declaration entry file … not found, dts.bundle
unable to analyze, internal error, api-extractor error, api extractor error, ae-forgotten-export >> unable to analyze the export
__webpack_require__, __webpack_exports__, __webpack_hash__, webpack runtime variable >> keep __webpack_hash__ and similar variables in the output, 在产物中保留 __webpack_hash__ 等变量
no name was provided for external, guessing, missing global variable name >> umd and iife output, output.externals, umd 与 iife 产物
preprocessor dependency, dependency less not found, dependency sass not found, less not found, sass not found, did you install it >> sass and less, sass less and tailwind css, sass 与 less
regeneratorruntime, regenerator-runtime, _asynctogenerator, __awaiter, tslib not found, helpers not found >> helpers, external helpers, syntax downgrade, 辅助函数
module parse failed, unexpected character, need an appropriate loader, loader to handle this file, no loaders are configured >> appropriate loader, other file types, 其他类型的文件
requires node, unsupported engine, node version too low, styletext, does not provide an export named styletext, node 版本过低, node 版本太低 >> before you start, check the runtime, 环境准备, 检查运行环境
`;
