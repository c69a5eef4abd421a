/**
 * Owns how readers put the work around a library (tests, publishing, several packages, workers, settings of an application),
 * and the words under which documentation explains it. The form is that of the tooling vocabulary.
 */
export const LIBRARY_WORK = `
# Publishing
npm publish, publish package, publish to npm, publishing, release package, release to npm, npm release, upload package, push to npm, private registry, npm registry, private package, 发布 npm, 发布流程, 发布包, 发包流程, 上传 npm, 私有仓库, 私服, 发布到私有, 内网发布 > publishing, publish by hand, 手动发布, 发布
npm pack, npm tarball, tarball, archive, published files, files published, files in package, files field, .npmignore, what gets published, which files, dry run, --dry-run, tgz, 发布的文件, 发布哪些文件, 包里有哪些, 包含哪些文件, 包的内容, 压缩包 > inspect the archive, files, 查看包中的文件
npm link, yalc, pnpm link, yarn link, link locally, local package, test locally, test my package, try my package, try before publishing, test before publishing, consume locally, verdaccio, file: protocol, use package locally, 本地调试, 本地测试, 本地联调, 调试包, 调试自己的, 调试 npm, 本地安装, 软链, 软链接, 本地引用 > try the packed package, test the package, 试用打包后的包, 测试最终的包
publint, lint package, validate package, package lint, 校验包, 检查包, 检查发布 > check with publint, publint, check what you publish, 检查发布内容
are the types wrong, attw, arethetypeswrong, fallback condition, false cjs, false esm, untyped resolution, types resolution, internal resolution error, 类型解析, 类型检查工具 > check with are the types wrong, are the types wrong
changesets, changeset, changelog, semantic-release, release-please, standard-version, lerna version, bumpp, bump version, version bump, release notes, versioning packages, semantic versioning, 更新日志, 版本管理, 变更日志, 自动升版本, 版本发布, 管理版本 > versions and changelog with changesets, changesets, 更新日志
publish from ci, release from ci, ci publish, github actions publish, publish workflow, release workflow, trusted publishing, npm token, automation token, oidc, 2fa, otp, 自动发布, 流水线发布, ci 发布, 发布令牌 > publish from ci, 在 ci 中发布
provenance, --provenance, supply chain, attestation, sigstore, signed package, 供应链, 签名, 溯源 > provenance, 来源证明
checklist, publish checklist, before release, release checklist, before first release, 清单, 检查项, 发布清单 > checklist, before you publish, 检查清单, 发布之前
access public, publishconfig, scoped package, npm scope, registry, 作用域包 > publishing, publish by hand, 发布
main module types exports, main field, module field, types field, exports field, exports order, package.json exports, exports map, sideeffects field, subpath exports, subpath, conditional exports, types condition, 包入口, exports 字段, exports 配置, 子路径导出, 子路径, 条件导出, 入口字段 > prepare package.json, point package.json at them, describe the package, 准备 package.json, 配置 package.json, 编写 package.json
types only export, export only types, types subpath, types per subpath, types for subpath, types of several entries, typesversions, 多入口类型, 子路径类型 > point package.json at them, 配置 package.json

# Testing
unit test, unit tests, unit testing, test runner, test framework, testing library, write tests, run tests, jest, vitest, mocha, ava, rstest, playwright, cypress, karma, 单元测试, 写测试, 测试框架, 测试工具, 跑测试, 单测 > testing, choose a runner, rstest, vitest, 测试, 选择测试工具
test component, test components, component test, component testing, testing-library, react testing library, render in test, jsdom, happy-dom, browser mode, enzyme, modulenamemapper, identity-obj-proxy, mock css, snapshot, 组件测试, 测试组件, 快照 > test components, testing, 测试组件
test types, type tests, tsd, expecttypeof, expect-type, typecheck tests, 类型测试, 测试类型 > test types, 测试类型
coverage, code coverage, istanbul, v8 coverage, c8, nyc, 覆盖率, 测试覆盖率, 代码覆盖率 > coverage, 覆盖率
test dist, test output, test built, test the build, test bundle, smoke test, e2e test, end to end, 测试产物, 测试打包, 测试构建 > test the package, check the output, 测试最终的包
test source, alias in tests, tests fail with alias, same config for tests, 测试源码 > test the source, testing, 测试源码

jest css, jest scss, jest svg, jest modulenamemapper, modulenamemapper, mock styles, css in tests, styles in tests, svg in tests > test components, testing, 测试组件

# Several packages
monorepo, workspace, workspaces, pnpm workspace, pnpm-workspace.yaml, yarn workspaces, npm workspaces, lerna, rush, nx, turborepo, turbo, multi-package, multiple packages, workspace protocol, workspace:*, catalog, 多包管理, 多包, 大仓, 工作区, 单仓, 单仓多包, 多专案, 子包, 多个包 > monorepos, monorepo, workspace packages, workspace 中的包
build order, order of builds, topological, dependson, build dependencies first, depend on each other, 构建顺序, 先后顺序, 依赖顺序, 拓扑 > build order, packages that depend on each other, 构建顺序
task runner, turborepo, turbo, turbo.json, nx, wireit, moon, remote cache, task cache, 任务运行, 任务编排, 构建缓存, 缓存构建 > a task runner, 使用任务运行工具
project references, tsc -b, tsc --build, composite, incremental, tsbuildinfo, references tsconfig, ts6306, ts6307, ts6310, not listed within the file list, 增量编译, 增量构建, 项目引用, 引用项目, 工程引用 > project references, dts.build, 使用 project references
source instead of dist, use source, import source, development condition, conditions development, without building, live source, resolve to src, jump to source, go to source, go to definition, 引用源码, 指向源码, 直接用源码, 跳转源码, 不用先构建 > source or dist during development, declaration maps, 开发时引用源码或 dist, 声明映射
watch packages, watch several, watch all, watch dependencies, rebuild dependents, 监听多个, 同时监听, 联动构建 > watch several packages, 监听多个包
pnpm hoist, hoisting, phantom dependency, phantom dependencies, shamefully-hoist, 幽灵依赖 > the package manager, packages that depend on each other, 使用包管理器

# Workers, WebAssembly, addons
web worker, web workers, webworker, new worker, web worker file, shared worker, sharedworker, comlink, worker-loader, ?worker import, new worker new url, 多线程, 网页线程, 后台线程, worker 文件 > web workers, what works in which output, 各种产物的支持情况
inline web worker, worker inline, blob worker, worker blob, worker as string, ?worker&inline, cross origin worker, 内联 worker, worker 内联 > inline workers, 内联 worker
worker_threads, worker threads, node worker_threads, thread pool, piscina, tinypool, child process, 工作线程, node 线程, 线程池 > worker threads in node.js, 工作线程
worker entry, worker as entry, separate worker, web worker bundle, 单独打包 worker, worker 入口 > a worker as an entry, 把 worker 作为入口
wasm, webassembly, .wasm, wasm-bindgen, wasm-pack, emscripten, assemblyscript, rust wasm, instantiatestreaming, wasm file, wasm import, asyncwebassembly, 引入 wasm, 加载 wasm, 打包 wasm > webassembly, choose a way, 三种做法对比
node addon, native addon, .node file, native .node, .node addon, node-gyp, napi, n-api, prebuilt binary, native module, 原生模块, 原生扩展, c++ 扩展 > node.js addons, node.js 原生模块
single executable, single executable application, standalone binary, standalone executable, binary, exe, pkg binary, nexe, vercel pkg, bun build --compile, deno compile, sea, node sea, without node installed, executable file, 单文件可执行, 可执行程序, 打成 exe, 打包成 exe, 二进制, 独立程序, 不用装 node, 免安装 > experiments.exe

# Settings
environment variables, env, .env, dotenv, vite env, public env, public prefix, vite prefix, process.env, import.meta.env, env prefix, react_app_, custom env, env in library, dotenv file, 环境变量, 注入环境变量, env 文件 > environment variables, variables from .env files, custom values, 环境变量, 自定义的值
node_env, process.env.node_env, production build, dev mode, __dev__, dev warnings, 生产环境, 开发环境, 环境判断 > process.env.node_env
import.meta.env, import.meta.env.mode, import.meta.env.dev, import.meta.hot, import.meta.glob, meta env > import.meta.env, what becomes of each expression, vite
runtime config, app settings, settings of the app, consumer decides, config at runtime, 运行时配置, 应用配置, 由使用方决定 > application settings, 由应用决定的设置
version number, package version, __version__, app version, build time, git hash, commit hash, build date, 版本号, 构建时间, 提交哈希 > source.define, custom values, 自定义的值

# Programs
node script, from a script, programmatic build, build api, node api, javascript api, js api, call build, custom script, own cli, wrap rslib, 脚本调用, 代码里调用, 编程方式, 用代码构建, 自己的脚手架, 调用构建, node 脚本 > javascript api, createrslib, rslib.build
load config file, read the config, resolve config, 读取配置, 加载配置 > loadconfig, how the file is loaded, 配置文件的加载方式

# Size
bundle analysis, analyze bundle, bundle size, size of dependencies, size of each, what takes space, why so large, why so big, largest modules, treemap, visualizer, webpack-bundle-analyzer, rollup-plugin-visualizer, metafile, source-map-explorer, stats.json, rsdoctor, who is big, 体积分析, 分析体积, 包体积分析, 谁占, 占体积, 占空间, 依赖占比, 体积很大, 体积过大, 为什么这么大, 打包分析, 产物分析, 分析依赖, 分析报告 > bundle analysis, rsdoctor, what to look for, 产物分析, 报告中的重点
bundlephobia, size-limit, size for consumers, cost of import, import cost, what users download, pkg-size, 对使用方的体积, 引入成本, 实际体积 > size in an application, 应用中的实际体积
build log, build output, file sizes printed, gzip size, printed sizes, printFileSize, 构建日志, 打印体积, 文件大小 > read the build log, 阅读构建日志
list modules, which modules, module list, modules in bundle, list of modules, 模块列表, 列出模块 > list the modules, 列出模块

# AI
llms.txt, llms-full.txt, llm, ai docs, docs for ai, cursor, copilot, claude, chatgpt, codex, agent, agents.md, mcp, prompt, ai rules, ai assistant, coding agent, 大模型, 人工智能, 让 ai, ai 写, ai 工具, ai 助手, 智能体, 提示词 > use the docs with ai, llms.txt, 在 ai 工具中使用文档
markdown version, copy page, page as markdown, .md url, raw markdown, 复制页面, 复制本页, markdown 版本 > pages as markdown, copy page, 页面的 markdown 版本

# Frameworks
solid, solidjs, solid-js, solid.js, vite-plugin-solid, esbuild-plugin-solid, babel-preset-solid, tsup-preset-solid, solid component, solid library, solid start, solidstart, solid ssr, solid 组件, solid 库 > solid, plugin-solid
svelte, sveltekit, svelte 5, svelte component, svelte library, svelte-package, @sveltejs/package, rollup-plugin-svelte, svelte-check, .svelte, runes, svelte 组件, svelte 库 > svelte, plugin-svelte
vue, vue 3, vue3, vue sfc, .vue, single file component, vue-tsc, defineprops, script setup, vue component library, vue plugin, vue types, vue ts, nuxt, volar, 找不到 .vue, vue 组件库, vue 单文件, vue3 组件, vue 打包 > vue, types with vue-tsc, 用 vue-tsc 生成类型
vue 2, vue2, vue 2.7, composition api, vue-demi, vue-template-compiler, vue 2 组件, vue2 组件, vue2 项目 > vue 2
next.js, nextjs, app router, server components, rsc, use client, use server, client component, usestate only works, only works in client components, remix, gatsby, waku, 服务端组件, 客户端组件, next 报错 > use client, consumers on next.js, 在 next.js 中使用
react compiler, babel-plugin-react-compiler, usememo, automatic memo, react forget, react 编译器, 自动 memo > react compiler
nestjs, nest, typeorm, mikro-orm, typegraphql, inversify, mobx, angular, decorators, emitdecoratormetadata, 装饰器 > decorators version, source.decorators, 装饰器版本

# Styles
tailwind, tailwindcss, tailwind classes, tailwind content, tailwind v4, tailwind apply, unknown at rule @apply, @tailwind, unocss, windicss, purge, utility classes, 原子化, 类名扫描, tailwind 组件库, tailwind 样式 > tailwind css
fonts, font files, @font-face, icon font, iconfont, woff, woff2, ttf, background image, background-image, url() in css, images in css, 字体, 字体文件, 字体图标, 背景图, 背景图片, css 图片, css 里的图片 > fonts and images, use an asset in css, 字体与图片, 在 css 中使用
css per component, style per component, css per module, separate css files, one css per component, split css, css split, csscodesplit, style folder, style/index, css for each component, 每个组件 css, 组件样式分开, 样式分开, 样式拆分, 拆分 css, 样式按需, 按需样式, 每个组件一个样式, 分开打包样式 > a stylesheet per module, 每个模块一个样式文件
one css file, single stylesheet, style.css, index.css, dist/style.css, main css, extract css, extracted css, css in one file, cssFileName, css.extract, 单个 css, 抽离 css, 抽离样式, 样式抽离, 一个样式文件, 样式文件 > one stylesheet, 单个样式文件
css automatically imported, import css automatically, auto import css, import statement for css, lib-inject-css, keep css import, css import in js, no need to import css, without importing css, 自动引入样式, 自动引入 css, 样式自动引入, 样式自动加载, 自动加载样式, 不用手动引入 > import the stylesheet from the output, inject styles with javascript, 在产物中导入样式文件, 用 javascript 注入样式
css as string, css text, css?inline, shadow dom, web component, web components, custom element, custom elements, lit, constructable stylesheet, adoptedstylesheets, 样式字符串, 影子 dom, 自定义元素, web 组件 > css as a string, 以字符串形式导入 css
publish css only, css only package, css package, css entry, standalone css, theme.css, theme package, css alone, 只发布 css, 样式包, 单独发布 css, 主题包, 纯样式 > publish a stylesheet on its own, 单独发布样式文件
sass, scss, less, sass support, less support, preprocessor, node-sass, sass-embedded, additionaldata, sass variables, scss variables, less variables, javascriptenabled, stylus, compile less, compile scss, less to css, scss to css, 编译 less, 编译 scss, less 编译, scss 编译, less 转 css, 转成 css, less 变量, scss 变量, 预处理器 > sass and less, sass 与 less
css modules, module.css, module.scss, module.less, scoped class, classnames hashed, hashed class names, localIdentName, class name hash, local scope, styles object undefined, styles undefined, .module.less, .module.scss, 样式模块, 类名哈希, 模块化 css, 类名 undefined > css modules, output.cssmodules
vendor prefix, vendor prefixes, autoprefixer, -webkit-, css prefixes, browserslist css, css for old browsers, postcss, postcss plugins, postcss config, postcss-preset-env, 前缀, 浏览器前缀, 自动补全前缀 > postcss and browser support, tools.postcss, postcss 与浏览器兼容性
`;
