/**
 * Owns how developers ask in English for what these pages explain in other words: the task, the symptom, the place where
 * the code runs. Phrases of one to four words, which may be apart in the query and in any order. The form is that of the
 * tooling vocabulary.
 */
export const ENGLISH_QUESTIONS = `
# Styles
stylesheet missing, stylesheet not found, css vanished > no css in dist, output.target, dist 中没有 css
merge stylesheets, concatenate css > one stylesheet, 单个样式文件
css tree shaken, styles tree shaken, sideeffects css > sideeffects, one stylesheet, 单个样式文件
fouc, flash of unstyled, content security policy, csp nonce > inject styles with javascript, output.injectstyles, 用 javascript 注入样式
consumers import css, users import css > choose how styles reach the page, 选择样式的加载方式
camelcase class, class names as named exports > output.cssmodules
stable class names, override component styles, users override styles > output.cssmodules
typed-css-modules, css modules autocomplete > client types, 预设类型
less mixins, sass mixins, global sass variables, import less from css > sass and less, sass 与 less
styl files > sass and less, sass 与 less
preflight, tailwind reset, tailwind conflict > tailwind css
shadcn, tailwind-merge > tailwind css
tailwind scan, tailwind classes missing > tailwind css
postcss-pxtorem, px to rem, postcss-nested, rtl css > tools.postcss
conflicting order, css order > tools.cssextract
lazy styles, dynamic import css > lazily loaded part has no styles, css, 按需加载的部分没有样式
google fonts, fontsource, font 404, fonts not loading > fonts and images, 字体与图片
color-mix, cascade layers, css nesting support > tools.lightningcssloader, postcss and browser support, postcss 与浏览器兼容性
design tokens, stylesheet only package > publish a stylesheet on its own, 单独发布样式文件
lit component, shadow root styles > css as a string, 以字符串形式导入 css

# Types
editor hints, why d.ts > what a declaration file is for, 类型声明文件的作用
tsdoc, doc comments, comments in d.ts > how do i keep all comments, what a declaration file is for, 如何保留全部注释
api-extractor.json, api extractor config > dts.bundle, one bundled file, 打包成一个文件
d.ts without typescript, swc d.ts > isolated declarations, dts.isolated, 使用 isolateddeclarations
compare dts options > which one to choose, what each way supports, 各种方式的支持情况
hide types, internal types leak > internal declarations, 内部声明
augmentation lost, declare global lost, global types lost > module augmentation, footer.dts, 模块扩充
props types, component props types > declaration files, component libraries, 组件库
types become any, resolves to any > redirect.dts.path, ts7016: could not find a declaration file for module
type of devdependency, types of dev dependency > types of a development dependency, dts.bundle.bundledpackages, 开发依赖的类型
d.ts treated as esm, same d.ts both formats > two formats, two sets of declarations, 双格式包的类型声明
typescript beta, two typescript versions > typescript versions, dts.typescriptpath, typescript 版本
type only package, only interfaces > how typescript is compiled, typescript 的编译方式
type-only import, type-only export > how typescript is compiled, ts1205: re-exporting a type
class fields undefined, field becomes undefined > decorators version, 装饰器版本
absolute import, root imports > path aliases, 路径别名
subpath imports, imports field > redirect.js.path
import ts extension, allowimportingtsextensions > redirect.js.extension
tsconfig.build.json > use another tsconfig, source.tsconfigpath, 使用其他 tsconfig
separate type check, type check in ci > type checking, 类型检查
ignore ts errors, type errors ignored > dts.abortonerror, type errors and the build, 类型错误与构建

# Values of the environment
api url, api endpoint, backend url > application settings, 由应用决定的设置
secret in bundle, hide api key > variables from .env files, .env 文件中的变量
warn in development, dev only checks > process.env.node_env
detect browser, detect ssr, typeof window > universal libraries, document is not defined, 通用库
global constant typescript, type of define > custom values, source.define, 自定义的值
build variant, build flavors, white label > source.define
build timestamp, git sha > source.define, custom values, 自定义的值

# Assets and data
image returns object, url starts with undefined > import an asset from javascript, queries, 在 javascript 中导入
images not showing, icons not showing > output.assetprefix, a fixed public path, static assets pitfalls, 固定的公共路径
disable inlining, disable base64 > output.dataurilimit, inline or separate file, 内联与独立文件
lottie, glb model > other file types, source.assetsinclude, 其他类型的文件
ejs template, template directory > copy files as they are, output.copy, 原样复制文件
read template file, resolve file at runtime, path relative to package > new url
public copied, disable public folder > server.publicdir, copy files as they are, 原样复制文件
asset folder name, change static folder > names and folders, 文件名与目录
host assets, assets on cdn > a fixed public path, output.assetprefix, 固定的公共路径
better-sqlite3, sqlite3 > node.js addons, node.js 原生模块
locale json, language files, translation files > json files, import a json file, json 文件
jsonc, json with comments > comments in json, json files, json 文件, json 中的注释
lazy load json, fetch json > large data, json files, json 文件, 大文件
ship schema, data files > ship a json file as it is, 原样发布 json 文件

# Dependencies
external everything, all packages external > output.autoexternal
external deep import, external submodule > output.externals, externalize a package yourself, 手动外部化依赖
devdependencies in output, dependency code in dist > bundled into the output, why is a dependency bundled, 打包进产物的依赖
computed require, require variable > require in es modules, shims.esm.require, es 模块中的 require
optional integration > peerdependenciesmeta, autoexternal.optionaldependencies
swap dependency, replace dependency > resolve.alias
wrong build of dependency, picks cjs, resolves to cjs, browser field ignored > resolve.mainfields, resolve.conditionnames
worker condition, browser condition, react-native condition > resolve.conditionnames, universal libraries, 通用库
security fix dependency, patch-package > bundled into the output, 打包进产物的依赖
vendor bundle > bundle a package on purpose, 主动打包某个依赖
works on my machine, works locally, fails after install > try the packed package, 试用打包后的包

# Where the code runs
chrome extension, browser extension, content script, tampermonkey > iife
chat widget, embeddable widget, tracking script > iife, browser libraries, 浏览器库
vscode extension, obsidian plugin > externalize a package yourself, output.target, 手动外部化依赖
aws lambda, lambda function, serverless function > bundle a package on purpose, node.js libraries, 主动打包某个依赖
edge function, deno deploy > universal libraries, 通用库
metro bundler > resolve.extensions, lib.syntax
smart tv > choose a target, lib.syntax, 选择目标
esm.sh, jspm, import map > esm, output format, 产物格式
javascript sdk, web sdk > browser libraries, 浏览器库
hooks library, headless components > react, component libraries, 组件库
eslint plugin > node.js libraries, node.js 库
await at top level, top level await cjs > top-level await breaks cjs silently, require() cannot be used on an esm graph with top-level await, 顶层 await 会让 cjs 产物静默出错
still ship cjs, is cjs still needed > pure esm or both formats, choose a format, 纯 esm 还是双格式, 选择格式
hide internals, prevent deep imports > how to choose, output structure, 选择产物结构
too many files, fewer files > output structure, how to choose, 选择产物结构
noconflict, pollute window, global pollution > a plain name, lib.umdname, 普通名称
namespace object, dotted name > a nested name, 嵌套名称
compile level, transpile level > lib.syntax, choose a target, 选择目标
polyfill.io, core-js usage > add polyfills from core-js, output.polyfill, 从 core-js 引入 polyfill
browserstack, node version matrix > check the output, 检查产物
__awaiter, _async_to_generator > lib.externalhelpers
import.meta in cjs, import.meta is empty, document.currentscript > shims.cjs, import.meta.url
directory of module > shims.esm.__dirname, shims.cjs

# Smaller output
class not removed, top level call > why is unused code still in my output, 产物中为什么保留了未使用的代码
hide source code, javascript-obfuscator > how do i minify the output, output.minify, 如何压缩产物
minified and unminified > how do i minify the output, several formats in one build, 如何压缩产物
license notices, attribution file > index.js.license.txt, output.legalcomments
madge, dependency-cruiser > cannot access … before initialization
runtime public path, public path at runtime > keep __webpack_hash__ and similar variables in the output, 在产物中保留 __webpack_hash__ 等变量
size budget, bundle budget, fail when too big > list the modules, 列出模块
two versions bundled, same library twice > duplicate packages, 重复的包, what to look for, 报告中的重点
html report, share report > a report as a file, 输出报告文件
test tree shaking, verify tree shaking, is it tree shakable > size in an application, 应用中的实际体积
build profile, slow plugin, which loader is slow > rsdoctor, loader times, loader 耗时

# Commands and configuration
build hangs > rslib.build, watch mode, watch 模式
watch not triggering, changes not detected, watch in docker > watch mode, watch 模式
disable cache, delete cache, cache folder, --no-cache > performance.buildcache, build cache, 构建缓存
flag ignored, same output twice > build cache, rslib build, 构建缓存
debug mode, trace logs > exit codes and logs, debug=rsbuild, 退出码与日志
package.json scripts, dev script > all commands, 全部命令
misspelled option, config typo > defineconfig, check the answer, 检查 ai 的回答
import in config fails, enum in config > how the file is loaded, 配置文件的加载方式
dry run build, preview config > rslib inspect
arrays concatenated, entries merged, plugin twice > shared and per-output options, 共享配置与单项配置
several libraries, two bundles, add another output > configuration structure, lib configurations, 配置的结构
default settings, out of the box > defaults by format, 各格式的默认值
plugin order, conditional plugin, plugin for one output > where a plugin applies, 插件的作用范围
emit extra file, additional output file > write your own plugin, processassets, 编写自己的插件
source transform, modify source code > write your own plugin, source.define, 编写自己的插件
available hooks, hook list > write your own plugin, rslib.onaftercreatersbuild
plugin meant for apps, plugin written for apps > try a plugin made for applications, 试用为应用编写的插件
try catch build, build promise rejects > aggregateerror, javascript api
get output files, build stats object > rslib.build, stats object
inline config, programmatic config > createrslib, javascript api
server port, dev port > rslib mf-dev, develop with mf-dev, 使用 mf-dev 开发
wiped dist, files deleted by build > output.cleandistpath
output outside dist, emitted outside > files outside the base, 基准目录之外的文件

# Starting, upgrading, asking
minimal example, minimal setup, basic setup > set up by hand, build without a config file, 手动搭建
custom template, own template > templates, use create-rslib, 使用 create-rslib
existing repo, integrate into existing > set up an existing project, 在已有项目中接入
eslint setup, prettier setup, husky > optional tools, 可选工具
install size > npm packages, npm 包
removed options, renamed options, deprecated options > upgrade from 0.x to 1.0, 从 0.x 升级到 1.0
dependabot, outdated packages > update the versions, upgrade rslib, 更新版本
compare builds, compare dist, broke after upgrade > compare the output, upgrade rslib, 对比产物
design goals, why another bundler, application vs library > a library is not a small application, 库不是小型应用
worth migrating, should i switch > when to choose it, when it is worth it, 适用场景
invented options, wrong ai answer > check the answer, 检查 ai 的回答
claude.md, copilot-instructions, cursorrules > instructions for your repository, 为仓库编写说明文件
context7, mcp server > llms.txt, copy page, 复制本页

# Several packages
import sibling, cross package import > packages that depend on each other, 包之间的依赖
build all packages, recursive build > build order, 构建顺序
turbo outputs, turbo cache, nx cache > a task runner, 使用任务运行工具
package not built, clean checkout, fresh clone > build order, 构建顺序
live changes, changes across packages, without rebuilding > source or dist during development, watch several packages, 开发时引用源码或 dist
align versions > two versions of a package, monorepos, 同一个包的两个版本
publishconfig exports, exports point to src > source or dist during development, 开发时引用源码或 dist

# Module Federation
deploy independently, independent deployment, update without release > when it is worth it, module federation, 模块联邦
load from url, dynamic remote > module federation hosts, load a remote from a host, 模块联邦消费者, 在消费者中加载, import the component
cors remote, manifest not found > module federation hosts pitfalls, when shared packages are resolved, 模块联邦消费者, 共享依赖的解析时机
strictversion > shared dependencies, 共享依赖
chunks wrong url, remote assets 404 > the url of the chunks, chunk 的 url
stale remote > old chunks, module federation pitfalls, 旧的 chunk, 模块联邦
isolate styles, css leak > module federation pitfalls, css modules
types of remote, remote types missing > types for hosts, 消费者的类型提示
remotes in npm package > use a remote inside the library, 在库中使用远程模块

# Components, icons, tests
styleguidist, chromatic, component explorer > storybook, 使用 storybook
props table, react-docgen, argtypes > write a story, 编写 story
builder-vite, storybook-builder-rsbuild > the framework, configure storybook, 配置 storybook
storybook port, storybook static > run and build, 运行与构建
storybook ignores config, storybook monorepo > options of the addon, storybook pitfalls, 插件选项
icon set, icon pack > svgr, import an svg as a component, 将 svg 作为组件导入
change icon color, icon size, svgo config, svg width height > adjust the svg, 调整 svg
renderhook, test hooks, test in browser, visual regression > test components, 测试组件
jest cannot parse, jest esm dependency > cannot use import statement outside a module
integration test, consumer test, fixture app > test the package, try the packed package, 测试最终的包
tests ignore alias, define in tests > choose a runner, rstest, 选择测试工具

# Publishing
first release, first publish > publish by hand, 手动发布
unpublish, delete version, rollback release > publish by hand, npm deprecate, 手动发布
install from git, git dependency, postinstall script > prepare package.json, 准备 package.json
tests published, source maps published, unpacked size > inspect the archive, 查看包中的文件
github packages, artifactory > publish by hand, 手动发布
conventional commits, auto changelog, bump major > versions and changelog with changesets, 用 changesets 管理版本和更新日志
token expired, granular token, publish without token > publish from ci, 在 ci 中发布
slsa, audit signatures > provenance, 来源证明
repository field, package metadata > prepare package.json, 准备 package.json

# Executables
notarize, apple silicon > experiments.exe.targets
bytecode, startup snapshot, faster startup > experiments.exe.seaoptions
binary size, binary too large > experiments.exe
executable name > experiments.exe.filename
executable folder > experiments.exe.outputpath

# Frameworks
fast refresh, preview while developing > storybook, watch mode
old jsx, createelement output > jsx transform, jsx 转换
wrap antd, wrap component library > source.transformimport, component libraries, 组件库
app.use install, vue plugin install, register globally > register them globally, vue, 全局注册
scoped lost, scoped style broken > scoped, vue
composables, nuxt module > vue
vue tsx, vue-jsx > plugin-vue-jsx, vue
vue component any, props not typed > types with vue-tsc, 用 vue-tsc 生成类型
svelte ssr, ship svelte files > source output, svelte, 源码产物
lang ts svelte, svelte typescript > typescript in components, 组件中的 typescript
solid hydration, solid jsx source > jsx for server rendering, 为服务端渲染保留 jsx
reactivity lost, destructure props > solid pitfalls, solid
preact compat > preact, tools.swc

# Messages
objects are not valid as a react child, mismatched react versions >> invalid hook call
inject() can only be used inside setup, injection not found, multiple vue instances >> vue, third-party dependencies
computations created outside, multiple instances of solid >> solid
lifecycle_outside_component, rune_outside_svelte >> svelte pitfalls, svelte
used to include polyfills for node.js core modules, webpack < 5 used >> polyfill node.js modules, node.js 模块的 polyfill
resolved as fully specified, failed to resolve only because >> redirect.js.extension, is not supported resolving es modules imported from
missing specifier in package, specifier in package >> is not defined by "exports"
class extends value undefined, not a constructor or null >> cannot access … before initialization
commonjs module loading es module, support for loading es module in require >> ship a pure esm package, pure esm or both formats, err_require_esm, 只发布 esm
request of a dependency is an expression, critical dependency >> require in es modules, shims.esm.require, es 模块中的 require
unknown compiler option, ts5023, ts5024 >> dts.bundle.tsconfigpath
ts5083, cannot read file tsconfig >> failed to resolve tsconfig file
ts2792, did you mean to set moduleresolution >> option 'moduleresolution=node10' has been removed
err_invalid_package_target, invalid package target >> prepare package.json, 准备 package.json
unexpected token hashbang, hashbang syntax error >> banner.js
strict mime type checking, expected a javascript module script, mime type text/html >> output.assetprefix
private fields are not supported >> syntax downgrade, lib.syntax, 语法降级
ebusy, eperm unlink, enotempty >> output.cleandistpath
ts1192, ts1259, can only be default-imported >> migrate from tsc, 从 tsc 迁移
`;
