/**
 * Owns the problems that developers type in their own words: one line for each section that answers, in the wordings of one
 * problem, three words or more where fewer are also said of other things. The form is that of the tooling vocabulary.
 */
export const READER_PROBLEMS = `
# Start, other tools
cursor rules, cursorrules, copilot instructions, agent instructions repository, rules for ai agents, ai 规则文件, cursor 规则 > instructions for your repository, 为仓库编写说明文件
umd vs iife, umd or iife, iife or umd, difference umd iife, umd 和 iife 区别, umd 还是 iife, umd 和 iife 有什么区别, iife 和 umd 有什么区别 > choose a format, iife, 选择格式
what is a d.ts file, what are d.ts files, what are declaration files, what is a declaration file, what are type declarations, purpose of d.ts, d.ts 文件是什么, 声明文件是什么 > what a declaration file is for, declaration file, 类型声明文件的作用
tsdown alternative, alternative to tsdown, tsdown or rslib, rslib or tsdown, rslib or tsup, rslib or vite, rslib or rsbuild, which build tool library, tsdown 对比, 和 tsdown 区别, 和 rsbuild 区别, 和 vite 区别, 和 tsup 区别 > compared with other tools, 与其他工具的比较
rslib core dependencies, rslib core dependencies devdependencies, rslib dependencies devdependencies, rslib core dependency, rslib core devdependencies, rslib core devdependency, @rslib/core runtime dependency, @rslib/core 放哪里 > @rslib/core
d.ts rsbuild project, generate d.ts rsbuild, d.ts plain rsbuild, types in rsbuild project, declaration files rsbuild project, d.ts rsbuild plugin, rsbuild app d.ts, rsbuild 项目生成类型, rsbuild 生成 d.ts > rsbuild-plugin-dts
npm create vite, create-vite, npm create tsdown, create-tsdown, npm init vite, create react app equivalent, scaffold equivalent vite, 类似 create-vite > use create-rslib, create-rslib, 使用 create-rslib
package from scratch, library from scratch, project from scratch, config from scratch, minimal package setup, minimal library setup, without create-rslib, without a template, 从零搭建, 从零开始搭, 不用脚手架, 不用模板 > set up by hand, 手动搭建
does rslib have a dev server, is there a dev server, no dev server, dev server for library, preview server, start a dev server, rslib serve, rslib preview, 有开发服务器吗, 没有 dev server > rslib mf-dev, watch mode, watch 模式
rslib dev command, rslib dev not found, rslib dev script, rslib start command, unknown command dev, rslib dev 命令, rslib dev 报错 > all commands, watch mode, 全部命令

# Command line
one format command line, one output command line, only one format cli, only one output cli, single format command line, one of several formats, one of several outputs, build specific format flag, only run one lib item, 命令行只构建一种格式, 多种格式只构建一种, just cjs output, just esm output, compile just cjs, compile only cjs, only cjs flag, only esm flag, build cjs only, build esm only > build some of the outputs, build by id, 只构建部分产物
out dir flag, outdir flag, out dir option cli, output directory flag, output folder flag, dist path flag, out dir command line, change dist command line, 命令行指定输出目录, 输出目录 参数, output folder command line, output directory command line, dist folder command line, set output directory cli > flags of build, build 的选项
flag has no effect, flag no effect, flag ignored build, flag output unchanged, output not change flag, different flag same output, cli flag not applied, env variable no effect build, second build emits old output, build cache stale, stale build cache, clear build cache, delete build cache, node_modules/.cache, 参数不生效, 命令行参数没效果, 清除构建缓存, 删除构建缓存, 构建缓存没更新, old result cache, old output cache, cache keeps old, cached result build, ignores changed flag > flags of build, build 的选项
build from another directory, build from another folder, run from repository root, run from monorepo root, --root flag, project root flag, root option cli, other working directory, set working directory, 指定项目根目录, 在别的目录构建 > common flags, 通用选项
hide file size, hide file sizes, hide size table, disable size table, hide build log, silence build log, quiet build, silent build, less build output, only show errors log, 不显示文件大小, 隐藏构建日志, 静默构建, 只输出错误 > exit codes and logs, common flags, 退出码与日志
exit code but files, exit code 1 files, exit code js, exit code dist, build fails but dist, build failed but emitted, fails although files emitted, exits non zero, 退出码 产物, 构建失败但有产物 > exit codes and logs, type errors and the build, 退出码与日志

# Configuration
same options all formats, same options formats, options for all formats, options for every format, repeat options format, repeat config format, without repeating options, share options formats, common options formats, 每个格式重复配置, 所有格式共用配置, every lib entry, each lib entry, setting in every lib, duplicate config lib items > shared and per-output options, configuration structure, 共享配置与单项配置
externals lib item, lib item overrides, lib item override global, lib overrides top level, lib item merged, arrays are merged, array merged not replaced, added instead of overriding, lib 里覆盖, lib 覆盖全局, 数组合并 > shared and per-output options, 共享配置与单项配置
entries every format, entries each format, entry every format, different entry per format, different entries per format, entry only one format, both entries format, 每种格式不同入口, 不同格式不同入口, entry only esm, entry only cjs, entry esm not cjs, entry cjs not esm, esm cjs 不同入口, esm 和 cjs 用不同的入口, 不同的入口 > shared and per-output options, 共享配置与单项配置
unknown file extension rslib.config.ts, err_unknown_file_extension rslib.config, cannot load rslib.config.ts, config file native loader, rslib.config.ts syntaxerror, loading config fails node, rslib.config.ts 加载失败 > how the file is loaded, 配置文件的加载方式
webpack-merge, mergeconfig vite, merge two configs, extend base config, 合并两个配置 > merge configurations, 合并配置
mergerslibconfig lib, mergerslibconfig duplicates, merge duplicates lib, merge duplicated lib, merging lib array, lib array merge, lib entries twice merge, 合并后 lib 重复 > merge by id, merge configurations, 按 id 合并
rsbuild options rslib, rsbuild config rslib, rsbuild option in rslib, use rsbuild options, use rsbuild config, rsbuild options supported, 能用 rsbuild 配置, rsbuild 的配置能用吗 > using rsbuild configuration, rsbuild configurations, 使用 rsbuild 配置
all config options, all configuration options, list of config options, list of options, config options reference, config reference, every config option, available config options, 所有配置项, 配置项列表, 全部配置 > configuration, lib configurations, rsbuild configurations, 配置, lib 配置

# Formats
d.ts missing two formats, d.ts two formats, d.ts both formats, d.ts for both formats, d.ts only one format, types only one format, types for both formats, types missing cjs, d.ts missing esm cjs, 双格式 d.ts, 两种格式 类型声明 > two formats, two sets of declarations, using top-level "dts" may cause conflicting file writes or deletions, 双格式包的类型声明
library type window, library type var, library type global, library type assign, librarytarget window, librarytarget var, librarytarget umd, webpack library type > umd, iife, lib.umdname
import map, import maps, importmap, bare import browser, bare specifier browser, failed to resolve module specifier react, esm in browser without bundler > output format esm, browser libraries
unsupported chunk loading type, chunk loading type universal, chunkloading universal >> set browserslist query, iife, 设置 browserslist 查询
code splitting umd, code split umd, umd chunks, split umd, splitting iife, umd single file, dynamic import umd, lazy import umd, umd 代码分割, umd 拆分 > the matrix, output format umd, 对照表
window.MyLib, window.mylib, window.mylibrary, mylib is not defined, window global name, window variable library, global variable library name, name of the global variable, 全局变量名, 挂到 window > lib.umdname, a plain name, 普通名称
one file per component, file for each component, each component own file, every component own file, separate file component, component files instead of one, 每个组件一个文件 > bundle: false, bundleless
~1 chunk name, ~1 in file name, ~1 chunk names, ~0 chunk names, tilde in chunk name, number after tilde, chunk name 波浪号 > what does ~0 in a file name mean, 文件名中的 ~0 是什么意思
both formats plain js, both formats js extension, no cjs suffix, no .cjs extension, no mjs suffix, no .mjs extension, use .js for both, only .js extension, .js instead of .mjs, .js instead of .cjs, 不要 .cjs 后缀, 都用 .js 后缀, 不要 mjs 后缀 > choose the extension yourself, lib.autoextension, 自定义扩展名
module.exports function, module exports function cjs, module.exports cjs output, require returns default, require without default, require().default, avoid .default require, exports.default instead module.exports, cjs 导出函数, require 要加 .default, 去掉 .default > footer.js, is not a function
file:/// path in dist, file:///home, file:///users, absolute path in dist, absolute path in output, absolute path published, absolute path bundle, local path in bundle, home runner path, machine path in output, import.meta.url absolute path, 产物里有绝对路径, 本机路径打进产物 > shims.cjs['import.meta.url']
top level await cjs, top level await commonjs, top-level await require, tla commonjs, await top level umd, 顶层 await cjs > top-level await breaks cjs silently, 顶层 await 会让 cjs 产物静默出错

# Structure of the output
only index.js emitted, only index.js dist, only entry emitted, only index emitted, imported files missing dist, other files missing dist, not all files emitted, files not emitted bundleless, dist only contains index, 只有 index.js, 只输出了 index, 其他文件没有输出 > what changes between the two modes, bundle: false, 两种模式的差异
shared code duplicated, code duplicated entry, code duplicated entries, duplicated code entries, entries duplicate code, code copied each entry, shared module twice entries, shared chunk cjs, 多入口重复代码, 公共代码重复 > bundle: true
dist structure changed, folder structure changed, dist layout changed, output paths changed, output structure changed, structure changed after adding, files moved in dist, dist folders changed, 目录结构变了, 加了文件后目录变, 产物目录变了, dist layout different, dist structure different, folder structure different, dist paths shifted, extra folder level appeared > how the default is determined, lib.outbase, 默认值的计算规则
asset output directory, asset directory change, assets folder name, change assets folder, rename static folder, static folder name, image output folder, image output directory, font output folder, 修改静态资源目录, 图片输出目录, static 目录改名, images instead of static, assets instead of static, put images folder dist, put fonts folder dist > names and folders, output.distpath, 文件名与目录
keep svg next, svg next to component, image next to component, images next to source, assets next to source, keep image folder, same folder structure images, keep asset structure, 图片放在组件旁边, 保持图片目录 > how do i publish images and other assets unprocessed in bundleless mode, redirect.asset.extension, bundleless 模式如何原样发布图片等静态资源
svg js file bundleless, svg turned into js, svg becomes js, image becomes js, image turned into js, png turned into js, js file per image, svg.js in dist, svg 变成 js, 图片变成 js > how do i publish images and other assets unprocessed in bundleless mode, redirect.asset, bundleless 模式如何原样发布图片等静态资源
adding .js imports, adds .js imports, .js added imports, stop adding .js, stop adding extension, don't add extension imports, extension appended imports, keep imports extensionless, imports without extension output, 导入自动加 .js, 不要加 .js 后缀 > redirect.js.extension
scss import still dist, scss import dist css, scss import left, less import left dist, dist imports scss, dist imports less, .scss path not rewritten, dist 里还是 scss, 产物引用 less, output still imports less, output still imports scss, output imports .less, still imports .scss > redirect.style.extension
@/ imports declaration files, alias imports declaration files, alias left declaration files, types any alias, types any @/, d.ts alias any, alias in published types, 类型变成 any 别名, 声明文件里的别名, types any imports declaration, types any imports d.ts, types any consumers imports > redirect.dts.path
tsc-alias, tsconfig-paths, tsc alias replacement, rewrite alias output > redirect.js.path, lib.redirect
name of css file, css output name, rename index.css, rename output css, css file called index.css, style.css instead of index.css, css filename option, css 文件改名, 修改 css 文件名, rename emitted css, rename the css, change css file name, css bundle name > output.filename

# Types
build passes type error, build succeeds type error, build works type errors, passes despite type error, type errors not reported, type errors not shown, build ignores type errors, does build check types, types not checked, 类型错误没报, 有类型错误但构建成功, 构建不检查类型, complain about types, complain type errors, not complain types, does not catch type errors, types errors silently ignored, build without type check > type checking, how typescript is compiled, 类型检查
fail build ts errors, fail build type errors, fail on ts errors, fail on type errors, ignore ts errors build, ignore type errors build, build despite type errors, continue on type errors, emit despite type errors, 忽略类型错误, 类型错误不要失败 > dts.abortonerror, type errors and the build, 类型错误与构建
exclude tests d.ts, exclude tests types, exclude tests declarations, exclude stories d.ts, d.ts tests config, d.ts generated tests, d.ts of test files, declarations for tests, declarations for config, types of tests dist, 测试文件 d.ts, 排除测试 d.ts > why are there declaration files that i did not ask for, use another tsconfig, 为什么多出了一些类型声明文件
d.ts imports devdependencies, d.ts imports devdependency, d.ts imports dev package, d.ts imports missing package, d.ts references devdependency, published types import missing, published d.ts cannot find module, types from devdependency, d.ts 引用 devdependencies, d.ts 依赖没装 > declaration files pitfalls, types of a development dependency, 开发依赖的类型
tsbuildinfo declarations, tsbuildinfo d.ts, stale tsbuildinfo, declarations not emitted tsbuildinfo, d.ts not emitted incremental, delete tsbuildinfo, declarations missing second build, tsbuildinfo 没有生成声明 > project references, 使用 project references
need d.cts, need index.d.cts, d.cts missing, d.cts not generated, generate d.cts, d.ts instead d.cts, d.ts instead d.mts, generate d.mts, 生成 d.cts, 需要 d.cts > dts.autoextension, two formats, two sets of declarations, 双格式包的类型声明
triple slash d.ts, triple slash generated, add reference types d.ts, add reference types declaration, reference types generated d.ts, /// reference d.ts, 三斜线指令, reference types top, reference types node, reference types on top, /// reference types > banner.dts
ensure that your tsconfig file is correctly configured, tsconfig correctly configured, correctly configured to generate declaration files >> declaration entry file … not found
vite/client types, vite/client equivalent, vite/client reference, vite-env.d.ts equivalent > client types, 预设类型
d.ts for vue, d.ts vue files, types for vue files, vue d.ts, declaration vue component, .vue 的 d.ts, vue 组件类型声明 > types with vue-tsc, 用 vue-tsc 生成类型

# Dependencies and compatibility
swc helpers dependency, swc helpers dependencies, swc helpers dev dependencies, install @swc/helpers, swc helpers package.json, @swc/helpers 装在哪 > imported helpers, externalhelpers is enabled, but the @swc/helpers dependency declaration was not found, 导入辅助函数
peerdependencies vs dependencies, peerdependencies or dependencies, peerdependencies vs devdependencies, peerdependencies or devdependencies, dependencies peerdependencies difference, which kind of dependency, peerdependencies 和 dependencies 区别, 依赖放在哪个字段 > what package.json decides, left to the consumer, 默认规则
dependency in output instead, include dependency in output, put dependency into output, bundle dependency instead of import, inline dependency in output, 把依赖打进产物, inline into my bundle, inline lodash bundle, inline package into bundle > bundle a package on purpose, bundled into the output, 主动打包某个依赖
cannot find module react umd, umd require react, umd external name, umd global require name, umd externals root, umd external commonjs name, umd 外部依赖 名称 > output.externals, umd and iife output, umd 与 iife 产物
alias react output, alias import in output, replace import in output, rewrite import output, rename import in output, map external other package, rename external, 替换产物里的导入 > output.externals, externalize a package yourself, 手动外部化依赖
engines affect build, engines affect output, engines field target, engines node target, engines node syntax, engines field syntax, engines in package.json target, target from engines, engines 影响构建, engines 影响语法, target depend on engines, target engines package.json, does target use engines > derive the target from engines, default value, 从 engines 推断目标
bundled package not downleveled, bundled package not transpiled, dependency not downleveled, dependency not transpiled, dependency modern syntax, transpile dependency, transpile node_modules, downlevel dependency, class fields bundled package, 依赖没有降级, 依赖语法没转, dependency not compiled, dependency not transformed, compile dependency, compile node_modules, dependency optional chaining, dependency private fields > source.include, code from dependencies, 依赖中的代码
browser build dependency, browser version of dependency, wrong build of dependency, browser field dependency, browser instead of node dependency, dependency entry browser, 依赖用了浏览器版本, 依赖的 browser 字段 > resolve.mainfields, resolve.conditionnames
tsconfig paths win, tsconfig paths priority, tsconfig paths override alias, paths override alias, alias ignored tsconfig paths, alias overridden paths, prefer alias, alias priority, tsconfig paths 优先, alias 优先级, alias beat paths, alias beats tsconfig, alias over tsconfig paths, alias before tsconfig paths > resolve.aliasstrategy
import foo.js foo.ts, import js actually ts, .js import ts file, .js extension ts file, js extension resolves ts, .js specifier ts source, extensionalias, 导入 .js 实际是 .ts > resolve.extensions
fetch is not defined, xmlhttprequest is not defined, abortcontroller is not defined, promise is not defined, symbol is not defined, globalthis is not defined, structuredclone is not defined, urlsearchparams is not defined, textencoder is not defined, crypto is not defined >> missing apis, polyfill, 缺失的 api

# CSS, assets, data
raw import bundle false, raw import bundleless, raw import not working, raw query bundle false, ?raw not working, ?inline not working, ?raw bundleless, raw 导入 bundleless > queries, css as a string, 查询参数
unknown file extension .svg, unknown file extension .png, unknown file extension .jpg, unknown file extension .woff2 >> in bundleless mode, static assets pitfalls, 在 bundleless 模式下使用
unknown file extension .wasm, err_unknown_file_extension .wasm >> preserve the import, 保留导入
import as styles undefined, styles undefined import, styles is undefined, css module undefined, default import css undefined, import * as styles, css modules namespace import, styles 是 undefined, styles object undefined, classnames undefined css modules > css pitfalls, css modules
image path broken app, image broken app, image 404 app, image url wrong app, images not found app, asset 404 consumer, image path wrong package, image missing when installed, 应用里图片路径不对, 使用方图片 404, logo not found app, image not found consumer, asset not found consuming, images missing consumer project > import an asset from javascript, static assets pitfalls, 在 javascript 中导入
yaml import, toml import, import yaml, import toml, yaml and toml, json5 import, yaml loader, 导入 yaml, 导入 toml > other data formats, 其他数据格式
csv as url, import csv file, csv file url, import pdf file, import docx file, import other file type, 导入 csv, 导入 pdf > other file types, source.assetsinclude, 其他类型的文件
file as string, md as string, markdown as string, graphql as string, sql as string, import text file, load file as text, 以字符串导入文件, 导入文本 > queries, you may need an appropriate loader, 查询参数
vitest css import, vitest import css, vitest css fails, vitest library css, jest css import, jest import css, jest css fails, test fails css import, vitest 导入 css 报错 > unknown file extension ".css", test components, 测试组件
worker file missing, worker not in dist, worker library import, worker path wrong, worker 404 app, worker url wrong, import worker package, worker build fails, worker 文件没有输出 > web workers, what works in which output, 各种产物的支持情况

# Code, tools, published packages
banner removed minify, banner removed, banner stripped, banner comment removed, banner lost minify, banner missing minified, banner disappears, banner 被删, 压缩后 banner 没了 > banner.js, lib.banner
minify pure comments, pure comments removed, pure annotations removed, pure annotation stripped, __pure__ comments, pure 注释被删 > how do i minify the output, how do i get smaller output that is still readable, 如何压缩产物
jsxfactory, jsx pragma h, jsx factory h, pragma h, jsx h function, custom jsx factory, jsx pragma preact, jsxfragment > tools.swc
parameter decorators, parameter decorator, @inject parameter, inject constructor decorator, nestjs decorators, typeorm decorators, angular decorators, 参数装饰器, nestjs 装饰器 > unexpected token @, decorators version, 装饰器版本
fork-ts-checker, fork-ts-checker-webpack-plugin, vite-plugin-checker, ts-checker-rspack-plugin, type check plugin > plugins that do not fit a library, type checking, 不适合库的插件
works on mac, works on windows, fails on linux, works locally fails ci, build fails linux, build fails docker, fails only in docker, 本地正常 ci 失败, linux 构建失败, mac 正常 linux > module not found: can't resolve
dist missing published, dist missing package, dist missing npm, dist not in package, dist not published, published package empty, published without dist, files missing npm package, package only contains package.json, gitignore dist npm, 发布后没有 dist, npm 包里没有 dist, 发布的包是空的 > prepare package.json, inspect the archive, 准备 package.json
jest require esm, jest esm only, jest esm package, jest can't require, jest cannot require, 单测 require esm > cannot use import statement outside a module, err_require_esm
react.createelement solid, solid createelement output, solid jsx react, solid compiled react, solid library react is not defined, solid 编译成 react > compiled output, react is not defined, 编译产物
react-dom/package.json, cannot find module react-dom/package.json, storybook cannot find react-dom >> storybook, storybook install
platform: neutral, neutral platform, platform neutral, isomorphic library, browser and node library, 同时支持浏览器和 node > universal libraries, 通用库
father bundless, father esm, father cjs bundless > bundle: false, bundleless
try require optional, require in try, try catch require, optional require throws, optional require output, conditional require missing > migrate from rollup pitfalls, autoexternal.optionaldependencies
inlinedynamicimports, inline dynamic imports > rollup option by option
command when build done, command build done, run when build finishes, command after build, script when build done, run script after build, 构建完执行命令, 打包完成后执行命令 > write your own plugin, 编写自己的插件
types any consumer, any types consumer, types show any in consumer, everything is any types, imports typed as any, 使用方类型是 any, 类型全是 any > ts7016: could not find a declaration file for module, point package.json at them, 配置 package.json
err_package_path_not_exported >> is not defined by "exports"
`;
