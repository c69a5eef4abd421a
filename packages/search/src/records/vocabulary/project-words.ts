/**
 * Owns what readers type for what documentation says of a library's project: types, frameworks, commands, tests, packages,
 * publishing. Mostly two or three words, which may be apart in the query and in any order.
 */
export const PROJECT_WORDS = `
# Types
generate type, generate types, generate d.ts, generate dts, generate declaration, emit type, emit types, emit d.ts, emit dts, emit declaration, output type, output types, output d.ts, create d.ts, create types, type file, types file, type output, types output, type emit, types emit, d.ts file, d.ts build, d.ts generate, dts build, dts output, dts generate, type declaration, type definition, typing file, declaration emit, declaration output, typescript declaration, typescript definition, 生成类型, 类型生成, 生成 d.ts, 生成 dts, 生成声明, 声明生成, 输出类型, 输出 d.ts, 输出声明, 类型文件, 类型声明, 声明文件, d.ts 文件 > lib.dts, how to generate declaration files, 生成类型声明文件
no type, no types, no d.ts, missing type, missing types, missing d.ts, type missing, types missing, d.ts missing, dts missing, type not, types not, d.ts not, dts not, declaration not, declaration missing, without d.ts, without types, d.ts fail, dts fail, dts error, dts build error, dts build fail, d.ts error, declaration error, declaration fail, 没有类型, 类型丢失, 类型缺失, 没有 d.ts, 没生成 d.ts, d.ts 没, d.ts 丢失, d.ts 报错, 类型没有, 声明文件没, 没有声明, 声明丢失 > declaration files, declaration entry file … not found, 类型声明文件
bundle type, bundle types, bundle d.ts, bundle dts, bundle declaration, single d.ts, one d.ts, single type, single declaration, roll up types, rollup types, rollup d.ts, merge type, merge types, merge d.ts, merge declaration, combine types, flatten d.ts, flat d.ts, types one file, dts one file, dts single file, d.ts bundle, d.ts single, d.ts one, dts bundle, type bundle, api extractor, 合并类型, 合并 d.ts, 合并声明, 打包类型, 打包 d.ts, 类型打包, 类型合并, 类型一个文件, 声明合并, d.ts 打包, d.ts 合并 > dts.bundle, one bundled file, 打包成一个文件
type per format, types per format, cjs type, cjs types, cjs d.ts, d.cts, d.mts, .d.cts, .d.mts, esm type, esm types, types esm cjs, types cjs esm, types import require, type import require, dual types, declaration cjs, declaration mjs, types both, d.ts both, type 双格式, cjs 类型, d.cts 文件, d.mts 文件 > two formats, two sets of declarations, dts.autoextension, 双格式包的类型声明
d.ts folder, d.ts directory, d.ts location, d.ts path, d.ts output, d.ts dist, d.ts src, type folder, types folder, type directory, types directory, types output, types dir, types path, declaration folder, declaration directory, declaration dir, dts folder, dts directory, dts path, dts dir, dts output, 类型目录, 声明目录, d.ts 目录, d.ts 路径, d.ts 输出, 声明输出, 类型输出, 声明文件的输出, 声明文件位置 > dts.distpath, where the files go, 输出目录
only type, only types, only d.ts, only dts, only declaration, dts only, d.ts only, types only, declaration only, emit only, 只生成类型, 只生成 d.ts, 只输出类型, 只要类型, 仅类型 > declaration files, how to generate declaration files, 生成类型声明文件
own d.ts, custom d.ts, written d.ts, handwritten d.ts, hand d.ts, manual d.ts, existing d.ts, global d.ts, env d.ts, typings d.ts, typings.d.ts, types.d.ts, global.d.ts, d.ts src, d.ts ignored, d.ts included, declare module, declare global, global type, ambient type, global declaration, 全局类型, 全局声明, 自定义类型, 手写 d.ts, 手写声明, 自己写 d.ts, typings 文件, 无法识别声明, 识别声明, 声明无效, d.ts 未生效, d.ts 不生效, d.ts 无效 > why is my hand-written .d.ts file missing, module augmentation, dist 中为什么没有手写的 .d.ts 文件, 模块扩充
extra d.ts, unwanted d.ts, too many d.ts, test d.ts, d.ts test, unneeded d.ts, more d.ts, 多余 d.ts, 多余类型, 多出类型 > why are there declaration files that i did not ask for, 为什么多出了一些类型声明文件
isolated declaration, isolated declarations, fast d.ts, fast dts, fast types, dts slow, d.ts slow, types slow, slow dts, slow types, slow d.ts, declaration slow, dts speed, oxc dts, dts memory, 类型生成慢, d.ts 慢, dts 慢 > isolated declarations, dts.isolated, 使用 isolateddeclarations
type check, type checks, type checking, typecheck, type error, types error, ts error, typescript error, ignore type, skip type, disable type, type fail, types fail, fail type, ts check, check type, error ignore, type warning, exit code type, 类型检查, 类型错误, 类型报错, 忽略类型, 跳过类型, 跳过检查, 关闭类型, 检查类型, ts 报错, ts 错误 > type checking, dts.abortonerror, type errors and the build, 类型检查, 类型错误与构建
external types, third party types, dependency types, types dependency, types external, types package, types inline, inline types, include types, types included, bundled types, types bundled, @types package, types from, 依赖类型, 第三方类型, 类型依赖 > dts.bundle.bundledpackages, types of transitive dependencies, 间接依赖的类型
declaration map, d.ts map, d.ts.map, go to definition, jump definition, jump source, ctrl click, cmd click, goto source, 跳转源码, 跳转定义 > declaration maps, 声明映射
internal type, strip internal, @internal tag, @internal members, hide type, private type, 内部类型 > internal declarations, 内部声明
tsconfig file, tsconfig path, tsconfig build, custom tsconfig, different tsconfig, other tsconfig, another tsconfig, separate tsconfig, tsconfig option, tsconfig config, tsconfig include, tsconfig extends, tsconfig exclude, tsconfig ignored, tsconfig not, 指定 tsconfig, tsconfig 路径, tsconfig 不生效, tsconfig 配置 > source.tsconfigpath, use another tsconfig, what is read from tsconfig.json, 使用其他 tsconfig
project reference, project references, composite project, tsc build, references monorepo, build references, incremental build, 项目引用 > dts.build, project references, 使用 project references
typescript version, ts version, typescript 7, typescript native, typescript go, tsgo, go compiler, native compiler, typescript 6, ts 7, 原生 typescript > typescript versions, dts.tsgo, typescript 版本
types exports, types export, exports types, exports type, types field, types condition, types not found, types subpath, subpath types, types resolve, types resolution, resolve types, package types, types package.json, types nodenext, types bundler, types node16, type not found, could not find declaration, exports 类型, 类型找不到, 找不到类型, 类型解析, types 字段, 没有类型提示, 类型提示 > ts7016: could not find a declaration file, point package.json at them, 配置 package.json
not portable, likely not portable, inferred type, type annotation necessary, annotation necessary, cannot be named, 推断类型 > ts2883: the inferred type of
rootdir, root dir, not under rootdir, outside rootdir, rootdir expected, contain all source, common source directory > ts6059: file … is not under 'rootdir', ts5011
file list, not listed, listed within, projects must list > why does the build fail on types, project references, ts18003
return type annotation, explicit annotation, explicit type, isolated error, 9007, 9010 > ts9007: function must have an explicit return type annotation, isolated declarations

# Frameworks
react library, react component, react package, react ui, react setup, react config, react support, react jsx, react plugin, react typescript, react project, build react, component react, react 组件, react 组件库, react 项目 > react, set up an existing project
jsx runtime, jsx classic, jsx automatic, jsx config, jsx transform, jsx option, jsx syntax, jsx error, jsx not, jsx compile, jsx parse, classic runtime, automatic runtime, runtime jsx, jsx-runtime, jsx 配置, jsx 转换, jsx 语法 > jsx transform, jsx 转换
keep jsx, preserve jsx, jsx preserve, jsx untouched, jsx output, output jsx, 保留 jsx > jsx transform, bundle mode does not support preserving jsx syntax, jsx 转换
next js, nextjs, next app, next router, next library, next package, next error, next css, server component, client component, rsc, app router, pages router, next 使用, next 报错 > consumers on next.js, 在 next.js 中使用
use client, client directive, use server, directive ignored, directive removed, directive lost, directive missing, directive keep, keep directive, preserve directive, module level directive, directive top, use client 丢失, 指令丢失 > how do i keep "use client", 如何让 "use client" 保留
vue library, vue component, vue sfc, vue file, vue package, vue type, vue types, vue d.ts, vue jsx, vue style, vue scoped, vue support, vue plugin, vue setup, vue typescript, build vue, single file component, .vue, vue 组件, vue 组件库, vue 文件, vue 类型, vue 打包 > vue, types with vue-tsc, 用 vue-tsc 生成类型
vue 2, vue2, vue 2.7, composition api > vue 2
svelte library, svelte component, svelte package, svelte type, svelte types, svelte kit, sveltekit, svelte source, build svelte > svelte
solid library, solid component, solid js, solid ssr, solid jsx, solid start, build solid, solid package > solid
preact library, preact component, preact jsx, preact support > jsx transform, official plugins
lit library, lit element, web component, angular library > css as a string, browser libraries, 以字符串形式导入 css, 浏览器库
component library, ui library, ui package, ui kit, design system, component package, build components, package component, 组件库, 封装组件, 封装组件库, 组件库打包, 业务组件, ui 库, 基础组件 > component libraries, 组件库
react compiler, react forget, automatic memo > react compiler
hook call, invalid hook, hook error, usestate null, usecontext null, useeffect null, null usestate, null usecontext, hooks only, hook 报错, hooks 报错 > invalid hook call
federation remote, federated module, micro frontend, remote component, remote module, remote entry, expose component, mf remote, federation library, 远程组件, 远程模块, 微前端 > module federation, build a remote, 模块联邦, 构建生产者
host app, mf host, remote host, host remote > module federation hosts, load a remote from a host, 模块联邦消费者, 在消费者中加载
remote types, remote type, mf types, federation type, 远程类型, 远程组件类型, 联邦类型 > types for hosts, 消费者的类型提示
mf error, federation error, 联邦报错 > module federation hosts pitfalls, module federation pitfalls, 模块联邦消费者
mf dev, federation dev > develop with mf-dev, rslib mf-dev, 使用 mf-dev 开发
shared singleton, singleton shared, shared react, shared module, share scope, remote react, federation share, federation shared, federation react, 共享依赖, 共享模块, 共享 react > shared dependencies, module federation, 共享依赖
storybook less, storybook scss, storybook sass, storybook css, storybook config, storybook alias, storybook build, storybook error, storybook vue, storybook react, storybook plugin, storybook addon, storybook setup, storybook vite, storybook webpack, storybook rsbuild, component preview, component playground, component docs, component documentation, preview component, document component, develop component, 组件预览, 组件文档, 文档预览, 组件调试, 预览组件, 组件展示, 使用 storybook > storybook, configure storybook, 使用 storybook, 配置 storybook

# Commands and configuration
watch mode, watch file, watch build, watch change, watch option, watch rebuild, watch not, watch ignore, ignore watch, auto rebuild, auto build, rebuild change, rebuild save, rebuild automatic, recompile, file change, hot reload, hot update, live reload, hmr, nodemon, 自动重新, 自动编译, 自动构建, 自动打包, 重新打包, 重新构建, 监听文件, 监听模式, 热更新, 热重载, 改代码, 改了代码 > watch mode, watch 模式
watch package, watch monorepo, watch several, watch all, watch workspace, watch dependency, watch multiple, dev monorepo, 监听多个, 同时监听 > watch several packages, 监听多个包
dev server, local server, serve library, serve file, start server, development server, 开发服务器, 本地服务 > rslib mf-dev, watch mode, watch 模式
one format, single format, only esm, only one, build part, build some, build single, build specific, specific format, specific lib, select lib, filter lib, lib filter, partial build, 只构建, 单独构建, 部分构建, 指定格式, 只打包 esm > build some of the outputs, build by id, 只构建部分产物, 按 id 构建
build command, cli command, cli option, cli flag, cli argument, command option, command flag, command argument, command list, build option, build flag, npx build, help command, 命令参数, 命令选项, 命令行参数, 构建命令, 打包命令 > flags of build, all commands, build 的选项, 全部命令
no config, without config, zero config, config less, configless, default config, 零配置, 无需配置, 不用配置 > build without a config file, 不写配置文件直接构建
config file, config path, config name, config location, config typescript, config ts, config js, config json, config load, config loader, config esm, config not, config found, load config, specify config, custom config, config format, config error, 配置文件, 指定配置, 配置文件路径, 配置加载 > configuration file, specify config file, how the file is loaded, 配置文件, 指定配置文件
share config, shared config, extend config, extends config, common config, base config, reuse config, merge config, config merge, config extend, config inherit, config preset, multiple config, several config, config monorepo, 共享配置, 继承配置, 复用配置, 合并配置, 公共配置, 配置复用 > merge configurations, merge by id, 合并配置
config per, option per, override format, override option, format option, format config, format specific, each format, per format, different config, different option, config array, array config, 不同格式, 每种格式, 分别配置, 单独配置 > shared and per-output options, 共享配置与单项配置
print config, show config, dump config, view config, debug config, inspect config, final config, resolved config, generated config, output config, actual config, config debug, 查看配置, 打印配置, 调试配置, 最终配置, 输出配置, 生成的配置 > debug the configuration, rslib inspect, 调试配置
config ignored, config not work, option ignored, option not work, no effect, not effect, not take effect, has no effect, option effect, 不生效, 没有生效, 未生效, 配置无效, 不起作用 > why do changes made in modifyrsbuildconfig have no effect, debug the configuration, 修改不生效, 调试配置
function config, config function, config async, async config, conditional config, config env, config mode, config by env, 函数配置, 异步配置 > using environment variables, 使用环境变量
rspack config, webpack config, webpack option, rspack option, webpack plugin, rspack plugin, webpack loader, custom loader, add loader, custom rule, bundler chain, webpack chain, modify webpack, modify rspack, extend webpack, extend rspack, webpack 配置, webpack 插件, 自定义 loader, 修改 webpack, 修改 rspack, rspack 配置, rspack 插件, chainwebpack > tools.rspack, using rspack configuration, 使用 rspack 配置
swc config, swc option, swc plugin, swcrc, babel config, babel plugin, babel preset, babelrc, use babel, swc 配置, babel 插件, babel 配置, 使用 babel > tools.swc, official plugins, 官方插件
plugin list, available plugin, official plugin, rsbuild plugin, which plugin, plugin support, support plugin, plugin option, plugin compat, 官方插件, 插件列表, 有哪些插件 > official plugins, plugins for libraries, 官方插件
custom plugin, write plugin, own plugin, plugin hook, plugin api, plugin develop, create plugin, lifecycle hook, build hook, hook build, 自定义插件, 编写插件, 开发插件, 插件开发 > write your own plugin, 编写自己的插件
after build, before build, build finish, build end, build success, onSuccess, post build, postbuild, command after, script after, callback build, build callback, build done, build complete, 构建后, 打包后执行, 构建完成, 执行命令, 执行脚本 > write your own plugin, 编写自己的插件
node api, js api, javascript api, programmatic, programmatically, api build, build function, call build, use api, node script, build api, 脚本调用, 代码调用, 编程方式, 用脚本 > javascript api, createrslib
log level, silent mode, quiet mode, verbose mode, hide log, disable log, suppress log, less log, log output, verbose log, silent log, no log, suppress warning, hide warning, disable warning, 日志级别, 关闭日志, 静默模式, 隐藏日志, 忽略警告 > common flags, exit codes and logs, 通用选项, 退出码与日志
exit code, build fail ci, fail ci, ci fail, error exit, exit error, process exit, 退出码 > exit codes and logs, 退出码与日志
default value, default values, default option, default options, all defaults, default setting, 默认值, 默认配置, 默认行为 > defaults by format, 各格式的默认值

# Starting
create project, create library, new project, new library, start project, start library, init project, init library, project template, library template, starter template, scaffold library, npm create, pnpm create, yarn create, create command, template react, template vue, template typescript, react template, vue template, hello world, getting started, get started, first library, from scratch, 创建项目, 新建项目, 初始化项目, 项目模板, 创建组件库, 搭建组件库, 从零开始, 脚手架, 入门 > quick start, use create-rslib, templates, 使用 create-rslib, 模板
existing project, existing library, existing package, add to project, integrate project, convert project, current project, 已有项目, 现有项目, 老项目, 旧项目 > set up by hand, set up an existing project, 在已有项目中接入, 手动搭建
node version, node requirement, minimum node, min node, required node, supported node, node support, node 18, node 20, node 22, version node, which node, node need, need node, requires node, engine node, node 版本, 最低 node, 支持 node, 要求 node > before you start, check the runtime, 环境准备, 检查运行环境
breaking change, breaking changes, upgrade guide, upgrade version, update version, new version, latest version, major version, migration guide 1.0, upgrade 1.0, version 1.0, v1 upgrade, v1 change, v1 break, 升级指南, 升级版本, 新版本, 破坏性变更, 不兼容变更 > upgrade rslib, upgrade from 0.x to 1.0, 从 0.x 升级到 1.0
migrate tsup, migration tsup, switch tsup, tsup migrate, tsup config, tsup option, tsdown, replace tsup, tsup 迁移, 迁移 tsup > migrate from tsup, 从 tsup 迁移
migrate tsc, tsc migrate, replace tsc, tsc build, tsc compile, tsc output, tsc 编译, tsc 迁移, 替换 tsc > migrate from tsc, 从 tsc 迁移
migrate vite, vite migrate, vite lib, vite library, library mode, lib mode, vite config, vite 迁移, vite 库模式, 库模式 > migrate from vite library mode, 从 vite 库模式迁移
migrate rollup, rollup migrate, rollup config, rollup plugin, replace rollup, rollup plugins, rollup 迁移, rollup 插件, rollup 配置 > migrate from rollup, plugin by plugin, 从 rollup 迁移
esbuild plugin, esbuild plugins, esbuild option, esbuild config > migrate from tsup, plugins
why rslib, what is rslib, rslib vs, vs rslib, compare tool, tool comparison, benefit rslib, advantage rslib, rslib feature, rslib difference, alternative tool, rslib rsbuild, rsbuild rslib, rslib tsup, rslib vite, rslib rollup, rslib unbuild, rslib tsdown, 为什么用, 区别是, 优势, 对比其他, 与其他工具, 和 rsbuild 有什么区别, 和 vite 有什么区别, 和 tsup 有什么区别, 和 rollup 有什么区别, 和 webpack 有什么区别, rslib versus, versus rslib > compared with other tools, introduction, what rslib does, 与其他工具的比较, 介绍
build speed, build fast, fast build, slow build, build slow, build performance, build time, benchmark, speed compare, speed comparison, faster than, how fast, 构建速度, 打包速度, 构建慢, 打包慢, 性能对比, 构建性能, 耗时 > build times, 构建耗时
example project, example config, sample project, demo project, example repo, example library, example react, sample config, code example, 示例项目, 例子, 示例代码, 配置示例, demo > example projects, 示例项目
ai doc, ai docs, ai assistant, ai agent, ai context, llm context, llm doc, use ai, ai write, ai config, cursor rule, claude, copilot, agents md, 用 ai, ai 写, ai 配置, ai 助手, ai 生成 > use the docs with ai, instructions for your repository, 在 ai 工具中使用文档

# Command line tools
cli tool, cli library, cli package, cli build, command line tool, command tool, bin file, bin field, bin script, bin entry, bin command, shebang, hashbang, executable permission, executable file, permission denied, chmod, global install, install globally, npx run, npx command, 命令行工具, 全局安装, 可执行权限, bin 字段, 全局命令 > command line tools, 命令行工具
single executable, executable binary, standalone binary, standalone executable, compile binary, build binary, build executable, create executable, native executable, exe file, pkg binary, sea node, node sea, 可执行文件, 二进制文件, 单文件可执行 > experiments.exe

# Several packages
monorepo order, build order, wrong order, package order, order package, dependency order, order build, correct order, build sequence, topological, 构建顺序, 打包顺序 > build order, 构建顺序
monorepo type, monorepo types, monorepo d.ts, monorepo dts, workspace type, workspace types, types workspace, types monorepo, dts monorepo, d.ts monorepo, monorepo declaration, monorepo 类型 > project references, build order, monorepos
source dist, src dist, dist src, import source, source import, use source, source development, without build, build less, buildless, no build, live types, src directly, import src, point src, resolve src, from src, 直接引用源码, 引用源码, 源码引用, 指向 src, 不构建直接 > source or dist during development, 开发时引用源码或 dist
monorepo setup, monorepo config, monorepo support, monorepo library, monorepo package, monorepo build, pnpm workspace, yarn workspace, npm workspace, lerna, turborepo, nx workspace, nx library, multi package, multiple package, several package, many package, packages build, package each other, packages depend, 多包, 多个包, 互相引用, 相互引用, 互相依赖, 包之间, lerna 仓库, 支持 lerna, monorepo 配置 > monorepos, packages that depend on each other, a task runner, 包之间的依赖, 使用任务运行工具

# Tests
unit test, unit testing, test library, test component, test setup, test config, test runner, test alias, test css, test dist, test esm, jest esm, jest config, jest alias, jest css, jest error, jest import, jest export, vitest config, vitest alias, vitest css, vitest setup, jsdom, happy dom, test react, test vue, 单元测试, 测试组件, 测试配置, jest 配置, jest 报错, vitest 配置 > testing, choose a runner, test components, 选择测试工具, 测试组件
test coverage, code coverage, coverage report, 覆盖率 > coverage, 覆盖率
test type, test types, type test, types test, 类型测试 > test types, 测试类型
test package, test local, local test, test publish, test before, try local, try package, try locally, local install, link package, npm link, yarn link, pnpm link, yalc, local debug, debug local, local development link, 本地测试, 本地调试, 本地联调, 本地安装, 调试包 > try the packed package, test the package, 试用打包后的包, 测试最终的包

# Publishing
publish npm, npm publish, publish package, publish library, publish step, release package, release library, release npm, publish scoped, publish private, publish error, 发布 npm, 发布包, 发布到 npm, 发包, 上传 npm, 发布流程, 发布组件库 > publishing, publish by hand, 手动发布
package.json field, package.json fields, package.json exports, package.json main, package.json module, package.json config, package.json type, package.json setup, package.json write, exports field, exports map, exports config, exports import, exports require, exports condition, exports order, main module, module field, main field, subpath export, exports subpath, exports css, css exports, package exports, package entry, package main, exports main, files field, sideeffects field, engines field, package.json 字段, package.json 配置, exports 字段, exports 配置, main 字段, module 字段, main module 字段, 字段怎么写, 包入口 > prepare package.json, point package.json at them, 准备 package.json
files publish, publish files, package files, package content, package contents, files included, file included, npm files, tarball, npm pack, .npmignore, npmignore, dry run, files npm, 包内容, 发布的文件, 发布哪些文件, 包含的文件 > inspect the archive, 查看包中的文件
check package, check exports, check types, check publish, lint package, validate package, verify package, validate exports, publint, attw, arethetypeswrong, types wrong, masquerading, masquerading esm, masquerading cjs, false esm, false cjs, resolution failed, 检查包, 检查发布, 发包检查, 发布检查, 发包前, 发布前, 检查 exports > check with publint, check with are the types wrong, checklist, 用 publint 检查, 检查清单
changelog, changeset, changesets, version bump, bump version, release version, semantic version, semantic release, semver, release note, release notes, version management, auto version, versioning packages, 版本管理, 更新日志, 变更日志, 自动版本, 版本号管理, 自动发版, 发版 > versions and changelog with changesets, 用 changesets 管理版本和更新日志
publish ci, ci publish, github action, github actions, publish github, publish workflow, release workflow, release ci, ci release, publish automatic, automatic publish, auto publish, auto release, trusted publish, npm token, publish token, oidc, 自动发布, 流水线, ci 发布 > publish from ci, 在 ci 中发布
provenance, signed package, supply chain, attestation > provenance, 来源证明
prerelease, pre release, beta version, beta tag, alpha version, rc version, canary version, next tag, dist tag, npm tag, publish beta, publish tag, 预发布, 测试版, beta 版本 > publish by hand, 手动发布
# The same in questions
both esm, esm both, both commonjs, esm and commonjs, esm plus cjs, cjs and esm, cjs esm package, esm commonjs package, import or require, works require, work with require, 既能 import, 也能 require, 都能用, require 和 import > ship a dual package with esm and cjs, several formats in one build, 同时发布 esm 和 cjs
write cli, create cli, make cli, build cli, publish cli, own cli, cli shebang, cli hashbang, cli bin, cli permission, cli executable, cli package, node cli, 写命令行, 写个命令行, 写 cli, 开发命令行, 打包命令行, 命令行工具打包, 命令行工具怎么, 开发 cli, 脚手架工具 > command line tools, 命令行工具
font component, font package, include font, bundle font, add font, ship font, custom font, font face, 字体怎么, 字体打包, 处理字体 > fonts and images, use an asset in css, 字体与图片
types commonjs, types cjs, types default export, type default export, d.ts default, types export default, 默认导出 类型 > ts2349: this expression is not callable, two formats, two sets of declarations
should bundle, bundle or not, why bundle, need bundle, whether to bundle, need a bundler, do i need a bundler, 要不要打包, 需要打包吗, 是否打包, 有必要打包, 该不该打包 > how to choose, bundle / bundleless, 选择产物结构
should minify, need minify, minify or not, whether minify, minify library, 要不要压缩, 需要压缩吗, 是否压缩, 该不该压缩 > what is minified by default, output.minify, 默认会压缩哪些内容
should polyfill, need polyfill, polyfill best, polyfill or not, include polyfill, polyfill practice, whether polyfill, library polyfill, 需要 polyfill, 要不要 polyfill, 打包 polyfill, polyfill 吗 > ship no polyfill, missing apis, 不附带 polyfill, 缺失的 api
should transpile, need transpile, transpile or not, should compile es5, 要不要转译, 需要转译 > two separate questions, choose a target, 语法与 api 的区别
file per component, js per component, per component file, component separately, components separately, each component separate, component own file, separate component, 每个组件一个, 组件分开, 组件单独, 单独打包组件, 分别打包组件 > bundle: false, bundleless
environment build time, variable build time, inject environment, inject env, env build, env compile, replace environment, custom environment variable, 注入环境变量, 构建时变量, 编译时变量 > environment variables, custom values, source.define, 自定义的值
add license, license bundle, include license, license output, license top, copyright top, 加许可证, 添加许可证, 添加版权 > lib.banner, output.legalcomments
strip types, remove types, erase types, types stripped, type erasure, 去掉类型, 擦除类型 > how typescript is compiled, typescript 的编译方式
compat alias, react to preact, replace react, react compat, 替换 react, react 替换 > resolve.alias
dirname esm, filename esm, dirname alternative, dirname equivalent, dirname import.meta, dirname replacement, esm __dirname, path current file, current file path, current module path, esm 没有 __dirname, __dirname 替代, 当前文件路径 > lib.shims, shims.esm.__dirname, __dirname is not defined in es module scope
require esm, esm require, require in module, use require, require function, require 不能用, esm 用 require > shims.esm.require, require in es modules, es 模块中的 require
json esm, json node, json assertion, json attribute, json assert, json with, import attribute, import assertion, resolvejsonmodule, json typescript, json ts, json 报错, json 断言, 导入 json 报错 > json files, import attributes, json 文件, 导入属性
worker 怎么, 使用 worker, 用 worker, web worker package, web worker npm, include web worker, ship web worker, web worker inside library > web workers
executable script, executable node, script executable, node executable, build exe, binary node, node binary, 打包 exe, 打成可执行, 生成可执行 > experiments.exe
federation typescript, federation types, types federation, remote typescript, 联邦 类型, 远程 类型 > types for hosts, 消费者的类型提示
class field, class fields, useDefineForClassFields, define semantics, private field, static block, 类字段, 私有字段 > decorators version, what is read from tsconfig.json, syntax downgrade
declaration folder, declaration wrong folder, d.ts wrong, types wrong folder, types wrong path, declaration dist src, dist src, dist/src, src inside dist, nested src, extra src, 类型目录不对, d.ts 位置不对, 多了 src, 多一层 src > where the files go, ts5011: the common source directory of, 输出目录
develop together, library and app, app and library, develop app, develop with app, use in app, link app, develop locally, 联调, 一起开发, 边开发, 和应用, 应用里调试, 项目里调试 > watch several packages, source or dist during development, try the packed package, 监听多个包, 开发时引用源码或 dist, 试用打包后的包
emotion, css prop, styled components, styled-components, jsximportsource emotion, styled-jsx, vanilla extract, linaria, stylex, pandacss, css in js, css-in-js > jsx transform, swc plugins, tools.swc, official plugins
swc plugin, swc plugins, wasm plugin swc, styled components plugin, formatjs, react-intl plugin, i18n plugin, lodash plugin > tools.swc
exports wildcard, exports star, exports pattern, subpath wildcard, wildcard subpath, exports folder, export all files, exports 通配符, 子路径通配符 > prepare package.json, is not defined by "exports", 准备 package.json
image relative, load image, image module, image new url, file relative module, read file, read asset, load file, file next to, runtime file, read at runtime, 读取文件, 读取本地文件, 相对模块 > new url, asset urls and inlining, 静态资源的 url 与内联
image handle, image process, handle image, process image, use image, images library, 图片怎么, 处理图片, 图片处理, 使用图片, 静态资源怎么 > static assets, import an asset from javascript, 静态资源
speed declaration, fast declaration, declaration speed, declaration performance, speed types, types performance, d.ts performance, type check slow, typecheck slow, 类型慢, 类型检查慢, 类型检查太慢, 生成类型慢, 类型生成太慢, 声明文件慢 > isolated declarations, dts.isolated, 使用 isolateddeclarations
result large, result big, output too large, bundle too large, package too large, dist too large, 结果太大, 打包太大, 打包结果大, 包太大, 包很大, 打包出来太大, 体积过大 > bundle analysis, how do i get smaller output, 产物分析, 如何减小体积
can't find module built, module not found after build, after build module, after build not found, 打包后找不到, 打包后报错, 构建后找不到, 打包之后找不到, 打包后无法 > cannot find module … imported from, your package in node.js
config typescript, ts config file, config in ts, typescript config file, config support ts, 配置文件支持, 配置文件用 ts, 配置文件 ts, ts 配置文件 > configuration file, how the file is loaded, 配置文件, 配置文件的加载方式
dynamic import split, import split, split dynamic, dynamic import chunk, dynamic import file, import() chunk, 动态 import, 动态导入, 动态引入, import 拆包, 拆包, 拆分代码, 懒加载组件 > bundle, output structure, 产物结构
env library, library env, can library env, use env library, 库里环境变量, 库能用环境变量, 组件库环境变量, 能用环境变量 > environment variables, import.meta.env, process.env.node_env, 环境变量
tslib, tslib helper, importhelpers tslib, 辅助函数 tslib > lib.externalhelpers, imported helpers
styles component library, component library css, component library style, library css, library style, library styles, package css, 组件库样式, 组件库 css, 样式怎么打包, 组件库的样式, 样式打包, 打包样式 > css, choose how styles reach the page, 选择样式的加载方式
write types, add types, provide types, ship types, include types, types package, package types, types for package, types for library, with types, bundle with types, npm types, publish types, 写类型声明, 提供类型, 包的类型, 类型声明怎么, 怎么写类型, 加类型 > how to generate declaration files, declaration files, point package.json at them, 生成类型声明文件
only types, output only types, types no js, 只输出类型, 只生成声明, 仅输出类型 > declaration files, 类型声明文件
hooks not working, hooks broken, hooks fail, hooks undefined, hook not working, 钩子不能用, hooks 不能用, hooks 失效 > invalid hook call
micro frontend component, share component, share library, shared component, components between apps, 微前端共享, 共享组件, 跨应用 > module federation, when it is worth it, 模块联邦
use babel plugin, babel plugins, babel 插件, 用 babel, babel macro > plugin-babel, official plugins, 官方插件
`;
