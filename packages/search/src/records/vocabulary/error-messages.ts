/** Owns what the errors that readers paste are about: a part of the message leads to the words that explain it. */
export const ERROR_MESSAGES = `
# Node.js and module systems
err_require_esm, require() of es module, require of es module, must use import to load es module >> pure esm, esm, dual package
exports is not defined, exports is not defined in es module scope, module is not defined, module is not defined in es module scope >> commonjs, cjs, type module
require is not defined, require is not defined in es module scope, dynamic require of, dynamic require >> require, shims, shims.esm.require
__dirname is not defined, __filename is not defined, is not defined in es module scope >> shims, __dirname, shims.esm.__dirname
cannot use import.meta outside a module, import.meta outside a module, cannot use 'import.meta' outside a module, import.meta is not available, import.meta.url is undefined >> import.meta.url, shims, shims.cjs
cannot use import statement outside a module, cannot use import statement >> esm, type module, output format, 产物格式
unexpected token export, unexpected token import >> esm, output format, commonjs
unexpected token, unexpected identifier, nullish coalescing, optional chaining, private field, ?. >> syntax downgrade, syntax, target, 语法降级
err_module_not_found, cannot find module dist, cannot find module imported from, did you mean to import >> extension, redirect.js.extension, file extension, 扩展名
err_unsupported_dir_import, directory import, directory import is not supported >> redirect.js.path, redirect, extension
err_unknown_file_extension, unknown file extension >> extension, file extension
err_package_path_not_exported, package subpath, is not defined by exports, is not exported from package, no exports main defined, missing specifier >> exports, check what you publish
err_import_attribute_missing, err_import_assertion_type_missing, needs an import attribute, import attribute >> import attributes, json
does not provide an export named, named export not found, no matching export, has no exported member >> named export, named import, commonjs
default is not a constructor, is not a constructor, default is not a function, _default is not a function, got object, element type is invalid, need .default, require().default, require(...).default, .default >> default export, cjs, commonjs
failed to resolve module specifier, bare specifier, relative references must start with >> browser, external, import map
process is not defined, process.env is undefined, process env undefined >> process.env.node_env, define, polyfill
buffer is not defined, global is not defined, crypto is not defined, can't resolve path, can't resolve fs, can't resolve crypto, can't resolve stream, can't resolve buffer, module not found path, polyfills by default >> polyfill node.js modules, target, polyfill, node.js 模块的 polyfill
window is not defined, self is not defined, navigator is not defined >> document is not defined, target, umd, browser, node.js
is not a function, is not defined, is undefined >> polyfill, missing apis, 缺失的 api
object.hasown, structuredclone, replaceall is not a function, at is not a function, hasown is not a function, flatmap is not a function, promise.allsettled >> missing apis, polyfill, 缺失的 api
invalid hook call, hooks can only be called, cannot read properties of null reading usestate, cannot read properties of null, more than one copy of react, two copies of react, duplicate react, 多个 react, 两个 react, 两份 react >> peer dependencies, peerdependencies, dedupe, react
react is not defined, jsx is not defined, react refers to a umd global >> jsx transform, jsx, jsx 转换
use client, only works in a client component, createcontext only works in client components, needs usestate >> use client
heap out of memory, javascript heap, oom, out of memory, 内存溢出, 内存不足 >> memory, performance
eacces, permission denied, command not found, is not recognized as an internal, bad interpreter, env: node: no such file, 没有权限 >> hashbang, bin, command line tools, 命令行工具
chunkloaderror, loading chunk failed, loading css chunk >> chunk, public path, assetprefix, chunk 的地址
404, 404 not found, failed to load resource, images 404, image not found, 图片 404, 图片不显示, 资源 404 >> asset, assets, public path, assetprefix, 静态资源, 公共路径
you may need an appropriate loader, module parse failed, no loader is configured >> plugin, loader, plugins, 插件

# TypeScript
cannot find module or its corresponding type declarations, or its corresponding type declarations, corresponding type declarations, 或其相应的类型声明, 其相应的类型声明, 或其对应的类型声明 >> client types, types, 预设类型, 类型
could not find a declaration file, could not find a declaration file for module, implicitly has an any type, implicitly has an 'any' type, ts7016, 无法找到模块的声明文件, 隐式拥有 any 类型 >> declaration files, types, 类型声明文件
cannot find name, ts2304, ts2580, ts2582 >> types, client types
ts2742, cannot be named without a reference, inferred type of >> declaration files, dependencies, isolated declarations
ts9006, ts9007, ts9010, must have an explicit type annotation, explicit return type annotation >> isolated declarations, dts.isolated
ts5055, would overwrite input file, cannot write file >> declaration files, distpath
ts6059, is not under rootdir, not under 'rootdir' >> rootdir, outbase
ts1205, re-exporting a type, isolatedmodules is set, when isolatedmodules >> isolatedmodules, export type
ts1479, ts1541, resolution-mode, masquerading as, false cjs, false esm, fallback condition >> two formats, declaration files, two sets of declarations, 两种格式
ts6307, ts6306, project references >> project references, dts.build
experimental support for decorators, unable to resolve signature of class decorator, ts1219, ts1240 >> decorators, 装饰器
option module must be set, option bundler can only be used >> tsconfig, moduleresolution

# Build tools
module not found, can't resolve, cannot resolve, could not resolve, unresolved import, failed to resolve import, unable to resolve >> resolve, alias, extensions, resolve.alias
treating it as external, treating it as an external dependency, could be external >> external, externals
is not exported by, circular dependency, circular reference >> named import, circular
preprocessor dependency, sass not found, less not found, preprocessor not found >> sass and less, plugin-less
no name was provided for external module, missing global variable name, output.name, for umd iife builds >> umdname, externals
unsupported engine, not compatible with your version of node, requires node, the engine node is incompatible >> node.js, engines, check the runtime
build failed with errors, type error, failed to emit declaration files, 类型错误 >> abortonerror, type errors
configuration not found, config file not found, cannot find config, no entry found, entry module not found, entry point not found >> config file, configuration file, entry, source.entry, 配置文件
`;
