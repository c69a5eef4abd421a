/**
 * Owns longer wordings of readers, of three words and more where two would say too little: whole symptoms, tasks with the
 * place where they fail, and names of other tools beside what is wanted of them. The form is that of the tooling vocabulary.
 */
export const READER_WORDING = `
# What most people type first
build library, build a library, build js library, build ts library, first library, library from scratch, 构建一个库, 怎么打包一个库, 开发一个库 > quick start, use create-rslib, 快速上手
install rslib, installation, how to install, setup rslib, 安装 rslib, 怎么安装 > install rslib, quick start, 安装 rslib
typescript paths, ts path mapping, path mapping, tsconfig paths, compileroptions.paths, paths in tsconfig, ts 路径映射, 路径映射 > path aliases, 路径别名
css missing, css not included, css not imported, styles not included, no styles after import, 没有样式, 样式没有引入 > import the stylesheet from the output, css, 在产物中导入样式文件

# Names and extensions
force mjs, end in .mjs, ends with mjs, all files mjs, files to mjs, always mjs, every file .mjs, force cjs extension, end in .cjs, mjs regardless of type, 全部 mjs, 强制 mjs, 统一 mjs, 都用 .mjs > choose the extension yourself, output.filename, 自定义扩展名
mjs cjs js, mjs or js, cjs or js, why mjs, why cjs file, mjs instead of js, js or mjs decided, 为什么是 mjs, 什么时候 mjs > which extension is chosen, 扩展名的确定规则
1.js chunk, ~1.js, numbered chunk, number in chunk name, tilde chunk, tilde in file name, strange chunk name, numeric chunk, 数字 chunk, 波浪号 文件名, 1.js 文件, weird number chunk, chunk filename number, chunk file name number, number in chunk filename, 文件名里的数字, chunk 文件名 数字 > what does ~0 in a file name mean, 文件名中的 ~0 是什么意思
same name ts tsx, same name different extension, ts and tsx same name, file and folder same name, two files same name entry, 同名 ts tsx, 同名不同后缀, 同名入口 > duplicate entry

# What goes into the output
only index.js emitted, only index emitted, only entry emitted, only index.js in dist, only one file emitted, other files missing, other files not emitted, rest of files missing, components not emitted, subfolder not emitted, files not in entry missing, bundle false only index, 只有 index.js, 只输出 index, 只生成 index, 其他文件没有输出, 其他文件没生成, 子目录没输出, just index.js, contains only index.js, source files not in dist, other source files dist, files not copied to dist, dist 只有 index, 其他文件没有, 只有入口文件 > what changes between the two modes, bundle: false, source.entry, 两种模式的差异
one file or many, many files or one, single file or multiple files, one bundle or many, bundle or bundleless component library, 一个文件还是多个, 单文件还是多文件, 打成一个还是 > how to choose, component libraries, 选择产物结构, 组件库
import my-lib/utils, import subfile directly, import file from package directly, import submodule of package, deep import of my package, consumers import subpath, let users import path, people import directly from package, import single component from package, 直接引用子文件, 引用包内文件, 按路径引用, 从子路径引入, import pkg/button, import lib/button, import package/component, package/button import > bundle: false, is not defined by "exports"
several entry subpath, multiple entries subpath, entry points subpath exports, entry per subpath, entry for each export, entries for exports, subpath own entry, 每个子路径一个入口, 子路径入口, 多入口 exports > source.entry, bundle: true
beginner question, newbie question, noob question, bundleless for beginners, explain bundleless, 小白问题, 新手问题 > glossary, 名词解释
stories published, stories in npm package, stories in dist, where stories go, where to put stories, stories outside src, stories folder, stories files go, stories 放哪, stories 被发布, stories 被打包 > write a story, 编写 story

# Imports in the output
keep alias, keep alias import, preserve alias, alias untouched, alias as written, imports as written, keep import as written, import path unchanged, internal imports keep, subpath imports keep, hash imports keep, leave alias in output, do not resolve alias, do not rewrite alias, 保留别名, 别名原样, 保留 alias, 导入路径原样, 不解析别名 > redirect.js.path
keep less import path, less import unchanged, less path unchanged, keep less path, less import kept, scss import unchanged, sass path unchanged, keep scss import path, keep style import path, 保留 less 路径, less 导入原样, scss 路径不变 > redirect.style.extension, how to skip preprocessing of less
less to css import, less import becomes css, less extension rewritten, scss import becomes css, import rewritten to css, .less renamed .css import, less 导入变成 css, less 改成 css 导入, scss 改成 css, scss 变成 css, less 变成 css, 不要把 scss 改成 css > redirect.style.extension
js extension in d.ts, nodenext d.ts extension, nodenext js d.ts, d.ts import extension, d.ts import without extension, extension in declaration imports, types import needs extension, d.ts relative import js, moduleresolution nodenext d.ts, d.ts 导入 扩展名, d.ts 里加 .js, d.ts 缺少后缀 > redirect.dts.extension
import without vue extension, without .vue extension, omit vue extension, leave out vue extension, resolve .vue, import vue file without, extension cannot be resolved, svelte without extension, import jsx without extension, 省略 vue 后缀, 省略 .vue, 不写 .vue, vue without extension, import vue component without extension, import component without extension, component file without extension, vue 组件 省略后缀, 不带 .vue > resolve.extensions
swap react for preact output, preact compat output, preact compat external, replace import in output, rename external, external other name, map external to another package, 产物替换成 preact, 外部依赖改名 > output.externals, externalize a package yourself, 手动外部化依赖

# Dependencies
two copies of react, two copies of vue, vue twice, vue loaded twice, react loaded twice, second copy of react, own copy of vue, duplicate vue, multiple vue instances, library brings own react, 两份 vue, 两份 react, vue 加载两次, vue 重复, 两个 vue, 2 vue instances, two vue instances, several vue instances, 2 react copies, react bundled and installed > autoexternal.peerdependencies, left to the consumer, 由用户安装的依赖
two reacts hooks, two react hooks, hooks two copies, duplicate react hooks, hooks fail two react, 两个 react hooks > invalid hook call
require try catch, require in try catch build, optional require, require throws caught, require inside try, try catch module not found, optional module require, require may fail, 可选 require, try 里 require, require 包在 try, ignoreDynamicRequires, ignoreTryCatch > autoexternal.optionaldependencies, migrate from rollup pitfalls, 从 rollup 迁移 注意事项
fail ci node_modules, fail ci when package bundled, ci node_modules included, ci package included, ci check bundled, assert nothing bundled, fail when dependency bundled, test bundle contains no dependency, node_modules in bundle check, 检查是否打包了依赖, ci 检查 依赖 打包, nothing from node_modules, make sure nothing bundled, ensure nothing bundled, prove nothing bundled, 没有打包 node_modules, 确认没有打包依赖, accidental bundling, accidentally bundled, bundled by accident, detect accidental bundling, 误打包, 误打包依赖, 不小心打包 > list the modules, 列出模块
bundled dependency contains syntax, bundled dependency syntax, dependency still contains, dependency still es2022, dependency private fields, dependency not downgraded, dependency optional chaining, node_modules optional chaining, 依赖没有降级, 依赖语法, 依赖里 可选链, private fields node_modules, class private fields node_modules, syntax from node_modules, new syntax from node_modules, node_modules syntax, node_modules es2022, modern syntax from dependency, 第三方包 语法, 第三方包 降级, 第三方包里 语法 降级, 第三方包 没降级 > source.include, code from dependencies, 依赖中的代码
cannot find module umd, umd cannot find module, find module react umd, require react umd, umd external name, umd wrong global, umd react undefined, umd react capital, umd 找不到模块, umd 找不到 react > umd and iife output, output.externals, umd 与 iife 产物
resolves to browser build, dependency browser build, browser build of dependency, browser version of dependency, wrong build of dependency, resolves browser version, picks browser field, node package browser build, 解析到 browser 版本, 依赖 浏览器版本 > resolve.mainfields

# Global names
window namespace, global namespace, namespaced global, nested global, nested global name, under window namespace, dotted umd name, dotted global, global with dots, window.company, window.mycompany, window.mylib nested, bundle under window, 嵌套全局变量, 命名空间 全局, window 命名空间 > a nested name, 嵌套名称
script tag embed, embed script tag, embed widget script, single script no exports, script without exports, drop-in script, snippet no exports, self-contained script, 嵌入脚本, 嵌入页面 脚本, 内嵌 script, standalone script, script for html page, script in html page, single script html, script for plain html, self-executing file, 独立脚本, html 页面 脚本, embeds our script, website embeds script, third party website script, script on customer site, script for other sites > output format iife, 产物格式 iife
systemjs format, format system, system format, rollup systemjs, output system, systemjs, system.js > migrate from rollup, 从 rollup 迁移

# Banners
use client all files, add use client, insert use client, prepend use client, use client banner, use client every file, use client automatically, use client to output, 自动添加 use client, 自动加 use client, 每个文件 use client, 统一加 use client > banner.js, how do i keep use client at the top of a file, 如何让 use client 保留在文件开头
unexpected token banner, unexpected token license, unexpected token header, invalid token hashbang, license header cli, banner before hashbang, banner shebang, banner and hashbang, banner breaks cli, header above shebang, banner 破坏 cli, banner shebang 冲突 > banner.js

# Helpers
async_to_generator repeated, async_to_generator every file, async_to_generator duplicated, helper every file, helpers repeated, helper code repeated, same helper in each file, class_private repeated, 每个文件都有 helper, 辅助函数 每个文件 > inlined helpers, helpers, lib.externalhelpers, 内联辅助函数, 辅助函数

# Declarations
implementation in d.ts, d.ts contains implementation, function body in d.ts, function bodies d.ts, code in d.ts, d.ts contains code, d.ts contains source, d.ts contains function, js in d.ts, bundled d.ts implementation, d.ts 有实现, d.ts 包含实现, d.ts 里有代码 > declaration files pitfalls, 类型声明文件 注意事项
ignore type errors, ignore type errors build, ignore ts errors build, build fails type errors ignore, build despite type error, build even with type errors, types should not fail build, type error not fail build, keep building type errors, 忽略类型错误 构建, 类型错误不影响构建 > dts.abortonerror, type errors and the build, 类型错误与构建
build succeeds type error, build succeeds although type error, build passes type error, build green type error, no error obvious type error, type error not reported build, wrong types build ok, 类型错误 构建成功, 类型错了 构建通过, report type errors, not report type errors, does not report type errors, build does not catch type errors, catch type errors, type errors not shown, 不报告类型错误, 没报类型错误, catch ts errors, does not catch ts errors, ts errors not caught, 类型报错 构建成功, 类型报错 没失败, 类型报错 构建没失败 > type checking, 类型检查
declaration map true, declarationmap emitted, no d.ts.map, d.ts.map missing, d.ts.map not emitted, declarationmap no effect, declarationmap ignored, declaration map bundled, 没有 d.ts.map, declarationmap 不生效 > declaration maps, what each way supports, 声明映射, 各种方式的支持情况
d.ts generated for tests, d.ts for test files generated, d.ts test files, d.ts generated for scripts, d.ts for stories, declarations for test files, types generated for tests, d.ts vitest config, 测试文件生成了 d.ts, 测试生成 d.ts, d.ts for rslib.config, d.ts rslib.config.ts, rslib.config.ts 生成 d.ts, rslib.config.ts 也生成了 d.ts, 配置文件 生成 d.ts > why are there declaration files that i did not ask for, 为什么多出了一些类型声明文件
types and js different folders, js and d.ts different folders, d.ts not next to js, d.ts folder does not match js, types path differs from js, d.ts structure differs, types in dist/components js in dist, js in dist but types, js flat types nested, d.ts 和 js 目录不一致, 类型和 js 路径不同, d.ts 不在 js 旁边 > files outside the base, where the files go, 基准目录之外的文件, 输出目录
alias not resolved d.ts, path alias d.ts, path alias not resolved d.ts, alias left in d.ts, alias remains in declaration, paths not rewritten d.ts, alias generated d.ts, d.ts 别名没有, d.ts 里还是别名, d.ts 别名没替换 > redirect.dts.path, path aliases, 路径别名
d.ts missing cjs esm, d.ts missing both formats, types missing cjs esm, cjs esm both emit types, both emit types, both emit d.ts, types for both formats missing, two libs dts, dts both lib items, dts in both items, cjs esm types overwrite, dts deleted both formats, types deleted both formats, 两种格式 类型丢失, 两个格式 d.ts 覆盖, deletes types, lib deletes types, types of esm deleted, cjs deletes types of esm, types overwritten by other format, 类型互相覆盖 > two formats, two sets of declarations, using top-level dts may cause conflicting file writes or deletions, 双格式包的类型声明
bundled d.ts still imports, bundled d.ts still imports package, bundled d.ts imports package, d.ts imports missing package, d.ts imports package users, types import package not installed, bundled types import dependency, d.ts 引用了未安装, 类型里引用了 依赖, bundled types reference, bundled types reference dev dependency, 类型引用 没安装, 类型引用了没安装, 打包的类型引用, 打包的类型 没安装 > types of transitive dependencies, dts.bundle.bundledpackages, 间接依赖的类型
no d.ts svelte, d.ts for svelte, svelte d.ts missing, d.ts svelte component, types for svelte component, svelte 没有 d.ts, svelte 类型声明文件 > svelte declaration files, svelte 类型声明文件
ts2732, resolvejsonmodule, cannot find module json, cannot find module .json consider using, cannot find module data.json, find module json types, consider using resolvejsonmodule, 找不到 json 模块 > json files types, json 文件 类型
ts2307 in ci, cannot find module ci, cannot find module in ci but works locally, works locally not in ci, works locally fails in ci, types missing in ci, ci cannot find workspace package, ci 找不到模块, 本地正常 ci 报错, ci 上 ts2307, not found in ci, types not found ci, workspace types ci, workspace package ci, fails in ci only, only fails in ci, ci 找不到模块 本地正常, 只在 ci 报错, ci 类型找不到 > build order, 构建顺序

# Configuration
which rsbuild options, rsbuild options work, rsbuild options rslib, rsbuild options supported, rsbuild options in rslib, which rsbuild options work in rslib, supported rsbuild config, rsbuild config fields, top level mode, mode development config, mode option config, mode in config ignored, mode does nothing, 哪些 rsbuild 配置, rsbuild 配置项 支持, rsbuild 哪些选项, mode 不生效 > rsbuild configurations, using rsbuild configuration, rsbuild 配置, 使用 rsbuild 配置
browserslistrc respected, browserslistrc ignored, browserslist not respected, browserslist ignored, browserslist not read, browserslist not picked up, browserslist no effect, browserslist in package.json, browserslist file, browserslist 不生效, 不读 browserslist, browserslist 没用 > set browserslist query, 设置 browserslist 查询
final rspack config, final webpack config, final config used, see webpack config, see rspack config, print webpack config, print rspack config, inspect webpack config, inspect rspack config, generated rspack config, dump webpack config, what webpack config, 最终的 rspack 配置, 最终 webpack 配置, 查看 rspack 配置, 查看 webpack 配置, 打印 rspack 配置 > rslib inspect, debug the configuration, 调试配置
misspelled option, misspelled option config, misspelled config key, typo in option, typo in config, typo config no error, wrong option name, wrong key no error, option typo silently ignored, 配置项拼错, 选项拼写错误, 配置写错没报错, wrong option key, option key not reported, wrong option not reported, wrong key not reported, 配置写错, 配置写错了 提示, 配置写错了没有提示 > check the answer, 检查 ai 的回答
source.entry should be an object, source.entry object string, source.entry got string, entry got string, entry object but got, entry is a string, source.entry 字符串, entry 应该是对象 > the source.entry configuration should be an object
entry file not found, entry module not found, entry not found, no entry found, cannot find entry file, entry file missing, src/index not found, 找不到入口文件, 入口文件不存在 > could not find any entry module, no entry files matching
rslib.config.mts, rslib.config.mjs, rslib.config.js, rslib config extension, rslib config esm > configure rslib configuration file, how the file is loaded, 配置文件的加载方式
unknown extension .ts config, unknown file extension ts config, unknown file extension ts loading config, config ts node 20, rslib.config.ts node, rslib.config.ts unknown extension, node cannot load config, config file native loader, node 加载 配置 ts > how the file is loaded, 配置文件的加载方式
load .env.staging, env staging, .env.staging, .env.test, .env.qa, custom env mode, env file for staging, load another env file, choose env file, which env file build, build with env mode, 加载 .env.staging, 指定 env 文件, 切换 env 文件 > 通用选项, cli common flags, cli environment variables
cwd flag, --cwd, like --cwd, run build another folder, run in subfolder, 在其他目录构建, 指定目录运行, 构建另一个目录 > common flags, 通用选项
format flag, --format esm, format command line, formats on command line, --format esm,cjs, format cjs command line, multiple formats cli, two formats cli, comma separated formats, format option command line, 命令行 多个格式, 命令行 format, several formats cli, pass formats cli, formats on cli, several formats command line, format cli, 命令行指定格式, format two values, --format two values, format flag twice > flags of build, build 的选项, cli flags of build
multiple entries cli, entries command line, several entries cli, --entry twice, more than one entry flag, multiple entries command line, 命令行 多个入口 > flags of build, build 的选项
npm i rslib, npm install rslib, yarn add rslib, pnpm add rslib, bun add rslib, install rslib package, add rslib to devdependencies, 安装 rslib > install rslib, @rslib/core, 安装 rslib
npm-check-updates, ncu, taze, npm outdated, dependabot, renovate, bump dependencies, check for new versions, 检查新版本, 升级依赖版本 > update the versions, 更新版本
cursor rules, cursorrules, windsurf rules, claude.md, copilot instructions, rules for ai, ai rules file, cursor 规则, ai 规则 > instructions for your repository, 为仓库编写说明文件
hallucinated options, hallucinates options, invented options, made up options, ai invents options, option does not exist ai, 编造的配置, 不存在的配置项 > check the answer, 检查 ai 的回答

# Plugins
plugin know format, plugin which format, plugin know which format, format inside plugin, current format plugin, detect format in plugin, plugin per format, environment in plugin, plugin 当前格式, 插件里 判断格式, 插件知道格式, plugin whether esm, plugin whether esm or cjs, esm or cjs in plugin, plugin find format, plugin find out esm or cjs > use in plugins, 在插件中使用
plugin esm only, plugin cjs only, plugin one format, plugin build only, plugin esm build only, apply plugin to esm, apply plugin only, plugin only esm build not cjs, plugin for one output, 插件只用于, 插件只在 esm, 只对 esm 插件 > where a plugin applies, 插件的作用范围
conditional plugin, plugin conditionally, enable plugin when, enable plugin only when env, plugin env var, plugin only env var, plugin when env, plugin in production only, falsy plugin, disable plugin in watch, 条件插件, 按条件启用插件, 根据环境启用插件, plugin depending on env, skip plugin env, skip plugin depending on env, plugin based on env, plugin if env, 某个环境 插件, 环境才启用插件 > plugins, using environment variables, 使用环境变量
third party plugin, third party rsbuild plugin, community plugin, unofficial plugin, app plugin in library, plugin made for apps, plugin for applications, any rsbuild plugin, 第三方插件, 社区插件, 第三方 rsbuild 插件 > try a plugin made for applications, plugins that do not fit a library, 试用为应用编写的插件

# Assets and styles
inline one image, inline single image, inline one import, image inlined one import, image base64 one import, image as base64 in one import, force image inlined one, inline per import, inline query, ?inline, single import base64, 单个图片内联, 单独转 base64, 某个图片 base64, single icon base64, one icon base64, only one image base64, single image base64, single file base64 > queries, 查询参数
raw import url, raw returns url, raw import returns url, ?raw returns url, ?raw not text, raw query ignored, raw 返回 url, raw 不是文本 > queries, 查询参数
import.meta.url asset, new url asset, asset import.meta.url, new url import.meta.url asset, asset relative to module, import.meta.url 资源, new url 资源 > asset urls new url, new url
unknown file extension svg new url, unknown extension new url, new url svg, svg new url, new url unknown file extension, new url bundle false node, new url svg 报错 >> in bundleless mode, 在 bundleless 模式下使用
unknown file extension png, unknown file extension svg, unknown file extension jpg, unknown file extension woff2, err_unknown_file_extension png, err_unknown_file_extension svg, unknown file extension png ssr, png in next ssr, image import ssr, image import node error, png 未知扩展名, 图片 ssr 报错, 服务端渲染 png, 服务端渲染 图片, ssr 图片, ssr png >> static assets pitfalls, 静态资源 注意事项
unknown file extension wasm, unknown file extension wasm node, unknown extension wasm, wasm import node, wasm unknown extension node, wasm 未知扩展名 > webassembly preserve the import, preserve the import, 保留导入
css url untouched, css url unchanged, leave css url, keep css url, do not resolve css url, disable css url, css url false, css url stay, css url not processed, skip url css, 不处理 css url, css url 原样, 保留 css url, not process url css, process url css, process css url, ignore css url, url() untouched, url() in css ignored, 不解析 css url, css 里的 url 不处理 > tools.cssloader, paths from the root, 以根路径开头的 url
can't resolve font, can't resolve woff2, can't resolve fonts css, can't resolve font-face, font-face resolve, resolve woff2 css, font url can't resolve, 字体 无法解析, 字体 can't resolve, 字体路径 can't resolve, 字体路径 无法解析 > can't resolve '/…, paths from the root, 以根路径开头的 url
lazy component css, lazy css, lazy loaded css, lazy component no css, lazy loaded component no css, css of lazy component, dynamic import css, dynamic import no css, async chunk css, styles missing lazy, 懒加载 样式, 懒加载组件 没有样式, 动态导入 css, react.lazy css, react.lazy unstyled, lazy component unstyled, react lazy component unstyled, lazy unstyled > css pitfalls, css 注意事项
import * as styles, import * as styles undefined, styles import star undefined, styles default undefined, styles object undefined, import styles star, import * as styles css module, import * as styles 是 undefined, styles object undefined css module, styles undefined css module, css module import undefined, css module styles undefined, 样式对象 undefined, css module undefined > css css modules, css pitfalls, css 注意事项
image url broken app, image broken app bundles, image url broken in consumer, image not found in app, image in app bundle broken, app cannot find image, consumer bundler image, images break in app, 应用里图片, 使用方图片 404 > import an asset from javascript, static assets esm, 在 javascript 中导入
conflict same filename, two icons same filename, same filename different folders, icon different folders, svg same name, two svg same name, files different folders conflict, images with same name, 同名 svg, 同名文件 冲突, 不同目录 同名, 同名图片, 同名图片冲突, 图片同名, 图片重名, 同名资源, 文件重名 > conflict: multiple assets emit different content to the same filename, static assets pitfalls
less-loader options, sass-loader options, less options, sass options, lessoptions, sassoptions, lessloaderoptions, scss options, less 选项, sass 选项, less-loader 配置, sass-loader 配置, modifyvars, less modifyvars, less options modifyvars, globalvars, less 全局变量, less 变量 modifyvars > sass and less, sass 与 less
css modules hash, css module hash, class name hash css modules, stable css modules names, css modules class hash, localidentname hash, css modules 哈希, css modules 类名哈希 > output.cssmodules, css css modules

# Code for old runtimes
syntax or polyfill, crashes in old browser, old browser crash, old browser syntax or polyfill, works in chrome crashes, works in chrome not old, breaks in old safari, broken in old browsers, polyfill or syntax, 老浏览器报错, 旧浏览器崩溃, 语法还是 polyfill > two separate questions, output compatibility, 语法与 api 的区别, 产物兼容性
unexpected token inject, unexpected token constructor, constructor inject, @inject, @inject constructor, parameter decorator, parameter decorators, decorator constructor parameter, nestjs inject, 参数装饰器 > unexpected token @, decorators version, 装饰器版本
h instead of react.createelement, h instead of createelement, h function jsx, custom jsx factory, jsx pragma h, jsx pragma, jsxfactory pragma, jsxfactory h, pragma h, createelement replacement, jsx 工厂函数, 自定义 jsx 工厂, compile jsx to h, jsx to h, jsx h calls, jsx h function, jsx 编译成 h > tools.swc
exe cross platform, cross platform exe, cross compile exe, exe for windows, exe for linux, exe on mac, build exe other platform, exe platforms, 跨平台 exe, 跨平台可执行文件, 交叉编译 > experiments.exe.targets

# Scripts and the interface
script build hangs, script hangs, script build never ends, build script never exits, process never ends, process never exits script, node process stays alive, api build does not exit, script does not exit, 脚本卡住, 脚本不结束, 进程不退出 脚本, process hangs > rslib.build
notified after rebuild, rebuild from script, rebuild callback, callback after rebuild, watch from script, watch mode from script, after each rebuild, 重新构建后 通知, 脚本 监听构建, 构建后回调 脚本 > rslib.build, rslib.onaftercreatersbuild
loadenv prefixes, loadenv option, loadenv cwd, loadenv mode, loadenv object, loadenv createrslib, loadenv 选项 > createrslib

create worker themselves, users create worker, consumers create worker, app creates worker, construct worker in app, 用户自己创建 worker, 使用方创建 worker > a worker as an entry, 把 worker 作为入口

# Packages and repositories
import version package.json, import version from package.json, import package.json version library, read version package.json, package.json version in code, 读取 package.json 版本, 引入 package.json 版本 > json files pitfalls, custom values, 自定义的值
workspace:* published, still contains workspace, contains workspace version, published workspace version, package.json workspace:*, published package workspace, workspace not replaced, 发布后 workspace, workspace:* 没替换, cannot install workspace:, workspace 没有替换, workspace 没有被替换, workspace:* 发布, 发布 workspace:*, 发布后 workspace 没有替换, workspace protocol left, workspace protocol in published package > monorepos publishing, monorepo 发布, monorepos
run dev workspaces, npm run dev workspaces, dev workspaces only first, workspaces only first package, only first package starts, run dev in all packages, dev every package, workspaces dev sequential, 只启动第一个包, 所有包 dev > watch several packages, 监听多个包
default export node, default export shows .default, export shows as .default, default export under default, require returns default object, 要写 .default, default 多一层 > is not a function, cjs
test imports itself, package imports itself test, cannot find package test, cannot find package test imports itself, self import in test, self reference test, import own package in test, import own name test, 测试 引用自身, 测试 引入自己的包, vitest own package, own package name test, vitest own package name, resolve own package name, cannot resolve own package, vitest cannot resolve own package, 测试 自己的包名, 测试里引入自己 > testing pitfalls, test the package, 测试 注意事项, 测试最终的包
cannot find module storybook vue, cannot find module react-dom storybook, react-dom package.json, find module react-dom, storybook react-dom, storybook vue react, storybook vue needs react, storybook 找不到 react-dom > storybook install, 使用 storybook 安装
webpackfinal, vitefinal, rsbuildfinal, vitefinal webpackfinal, storybook rsbuild config, change storybook bundler config, storybook modify config, storybook 修改配置 > options of the addon, 插件选项

# Module Federation
remote in storybook, remote modules storybook, show remote storybook, remote module inside storybook, storybook mf remotes, storybook remotes, storybook federation, storybook 远程模块 > with module federation, storybook with module federation, 配合模块联邦
can't resolve remote, module not found remote, module not found can't resolve remote, can't resolve remote esm, remote cannot be resolved in esm, 远程模块 找不到 > use a remote inside the library, 在库中使用远程模块
remotes lib id, renamed lib id, rename lib id, remotes ignored, plugin ignores remotes, plugin ignores remotes lib id, mf plugin id, mf lib id, id mf environment, remotes id, 改了 id 联邦, 联邦 id > module federation pitfalls, 模块联邦 注意事项
dev server, dev server port, dev server rslib > rslib mf-dev, develop with mf-dev, 使用 mf-dev 开发

# Other tools
onwarn, onLog, rollup warnings, silence rollup warnings > migrate from rollup, ignorewarnings, 从 rollup 迁移
experimentaldts, experimental-dts, tsup experimental-dts > dts.bundle, migrate from tsup, 从 tsup 迁移
dts.resolve, dts resolve, resolve types of package, respectexternal, dts respectexternal > dts.bundle.bundledpackages
fork-ts-checker, fork-ts-checker-webpack-plugin, ts-checker-rspack-plugin, type check plugin, plugin-type-check > type checking, plugins that do not fit a library, 类型检查
isolatedmodules, isolatedmodules true, isolatedmodules required > how typescript is compiled, typescript 的编译方式
unplugin, unplugin package, unplugin rslib, port unplugin > plugin by plugin, migrate from vite library mode, 插件对照
copy d.ts, d.ts copy, d.ts not copied, d.ts file not copied, src d.ts missing, 复制 d.ts, d.ts 没复制 > why is my hand-written .d.ts file missing from dist, dist 中为什么没有手写的 .d.ts 文件
esbuild platform, --platform node, platform node flag, platform browser flag, platform neutral > output.target
usebuiltins usage, usebuiltins entry, corejs option, core-js usebuiltins, usebuiltins > output.polyfill, add polyfills from core-js, 从 core-js 引入 polyfill
output.exports auto, output.exports named, output.exports default, exports auto, exports named rollup > footer.js, migrate from rollup, 从 rollup 迁移
father bundless, bundless, father transform > bundleless, bundleless 模式, bundle: false
file type unknown loader, unknown file loader, unknown file type loader, no loader for file, loader for unknown file, unhandled file type, 没有 loader, 未知文件 loader > you may need an appropriate loader to handle this file type, source.assetsinclude
?react query, svg?react, import svg?react, ?react suffix, vite-plugin-svgr query > by query, 使用查询参数
`;
