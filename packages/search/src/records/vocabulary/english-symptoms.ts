/**
 * Owns symptoms, tasks and other spellings in English that `english-questions.ts` leaves out, heading by heading: phrases of
 * two to four words, which may be apart in the query. The form is that of the tooling vocabulary.
 */
export const ENGLISH_SYMPTOMS = `
# Names and places of output files
got mjs, why mjs, mjs not js, emits mjs, extension mjs unexpected > which extension is chosen, lib.autoextension
commonjs file in type module, cjs in module package, .js treated as esm, js treated as commonjs > which extension is chosen, exports is not defined in es module scope
keep .js for both, same extension both formats, force extension > choose the extension yourself, 自定义扩展名
stable file name, predictable file name, fixed file name, name with version, versioned file name > output.filename
where does rslib write, dist location > what goes where in dist, output.distpath
move dist, dist elsewhere > output.distpath
nested dist, dist per package, dist/esm dist/cjs > output.distpath
generated files kept, keep generated files, exclude from clean > output.cleandistpath
file manifest, entry list json > output.manifest
components folder gone, path prefix removed, folder stripped > lib.outbase, how the default is determined
deep imports break, deep imports changed, adding index.ts moves files > lib.outbase, set a fixed base

# Dependencies
vendor dependency, copy dependency into > bundle a package on purpose, 主动打包某个依赖
peer vs dependency, dependencies vs peerdependencies, react as peer, should react be peer > left to the consumer, what package.json decides, 由用户安装的依赖
transitive dependency > what package.json decides, types of transitive dependencies, 默认规则
external by pattern, external prefix, externals callback > decide with a function, output.externals
lodash/get bundled, lodash-es bundled, import from subpath bundled > output.externals
fsevents, sharp, canvas optional > autoexternal.optionaldependencies
monorepo package inlined > workspace packages, workspace 中的包
import undeclared package, package not in package.json > what package.json decides, cannot find package … imported from, 默认规则
interop runtime > bundle a package on purpose, bundled into the output, 主动打包某个依赖
could not dynamically require >> require in es modules, shims.esm.require

# Formats
pick esm, esm enough, do i still need commonjs, cjs deprecated, stop shipping cjs > ship a pure esm package, pure esm or both formats, 纯 esm 还是双格式, 只发布 esm
node 22 require > ship a pure esm package, err_require_esm, 只发布 esm
hybrid npm package, dual mode package > ship a dual package with esm and cjs, 同时发布 esm 和 cjs, pure esm or both formats
default import is object, default import is namespace > is not a function, footer.js
callable require > footer.js
single js for browser > umd, iife
global namespace, attach to globalthis > lib.umdname, a plain name
umd peer dependencies > umd and iife output, output.externals
singleton state > the dual package hazard, 双包风险

# Bundle and bundleless
tsc like output, same as tsc output, transpile folder, compile folder > bundle: false, bundleless
bundle vs unbundled, bundle or transpile > how to choose, bundle / bundleless
per component import, component subpath, cherry-pick components > bundle: false, how to choose
shared code between entries, entries share module, duplicated code between entries > several entries, bundle: true
stories in dist > source.entry, bundle: false

# Syntax, targets, polyfills
lower to es2017 > lib.syntax, syntax downgrade
target ignored, target from tsconfig > what is read from tsconfig.json, lib.syntax
run on node 16, node 14 support, compile for node 18 > derive the target from engines, lib.syntax
object.fromentries, crypto.randomuuid > missing apis, add polyfills from core-js, 缺失的 api
verify syntax of output, validate browser support > check the output, 检查产物
process in browser, util in browser > polyfill node.js modules, is a built-in node.js module
runtime agnostic, environment agnostic > universal libraries, 通用库
dom library > browser libraries, output.target
helpers inlined many times, defineProperty, objectSpread > lib.externalhelpers, imported helpers

# Minify, comments, constants, source maps
why not minified, unminified by default > what is minified by default, 默认会压缩哪些内容
variable names mangled, names are mangled, class names mangled, function names changed > output.minify
whitespace kept, line breaks kept, readable bundle, pretty output > how do i get smaller output that is still readable, 如何减小体积
strip logs, drop logs > how do i remove console calls, 如何移除 console 调用
comments gone, comments disappear, jsdoc missing, jsdoc lost, jsdoc stripped > how do i keep all comments, 如何保留全部注释
third party notices, notices file, oss licenses > where does index.js.license.txt come from, output.legalcomments
pure comment removed, pure annotation lost, #__pure__ removed, annotations removed > how do i minify the output
copyright in every file, prepend license, text on top of bundle > banner.js, lib.banner
eslint-disable banner, ts-nocheck banner, use strict banner > banner.js
css charset > banner.css
prepend to d.ts > banner.dts
append export line, code after bundle, text after code > footer.js
typescript error for define > source.define, custom values
define needs quotes, json.stringify define > source.define
source in devtools, stack trace points > output.sourcemap
maps without sources, source not available > output.sourcemap
emoji broken, emoji escaped > output.charset
dead branch, unreachable code, if false removed > output.minify, what is minified by default

# Environment
invariant warnings, strip warnings in production > process.env.node_env
vite_ variable, public_ variable > variables from .env files, import.meta.env
let users configure, option passed by application > application settings, 由应用决定的设置

# Declarations
produce types, output typings, ship typings, include typings > lib.dts, how to generate declaration files
flatten declarations > dts.bundle, one bundled file
nested declarations > where the files go, ts5011: the common source directory of
d.ts imports missing package, d.ts imports devdependency > types of transitive dependencies, one bundled file, dts.bundle.bundledpackages
keep @types external, do not inline @types, @types/react inlined > types of a development dependency, 开发依赖的类型
cts types, mts types > dts.autoextension, two formats, two sets of declarations
aliases in types > redirect.dts.path, dts.alias
relative imports in d.ts, nodenext consumers > redirect.dts.extension, ts2835: relative import paths need explicit file extensions
dts takes long > isolated declarations, dts.isolated
oxc types, swc types, types without tsc, types without type check > dts.isolated, isolated declarations
warnings instead of errors types > dts.abortonerror, type errors and the build
vue globalcomponents > module augmentation, 模块扩充
export assignment > unable to analyze the export
hide internal api, private api in types > internal declarations, 内部声明
jump to implementation > declaration maps, 声明映射
sfc types, vue declaration > types with vue-tsc, 用 vue-tsc 生成类型
svelte2tsx > declaration files, svelte
types for scss, types for png > client types, 预设类型
hand written declarations, own d.ts not copied, typings not copied > why is my hand-written .d.ts file missing from dist, dist 中为什么没有手写的 .d.ts 文件
too many declarations, config d.ts emitted > why are there declaration files that i did not ask for, 为什么多出了一些类型声明文件
pin typescript > dts.typescriptpath, typescript versions
tsconfig.lib.json, tsconfig.prod.json > use another tsconfig, source.tsconfigpath
outdir in tsconfig, rootdir tsconfig, tsconfig rootdir > what is read from tsconfig.json, where the files go, tsconfig.json 中生效的字段

# Styles
css not loaded, styles not applied in app, unstyled component, consumer has no styles > choose how styles reach the page, one stylesheet, 选择样式的加载方式
one css bundle, combined css, rename css > one stylesheet, output.filename
css inside bundle, runtime styles > output.injectstyles, inject styles with javascript
css insertion point > tools.styleloader, css as a string
css only build, tokens css, reset css > publish a stylesheet on its own, 单独发布样式文件
stable class > output.cssmodules
named css exports, camel case classes > css modules, output.cssmodules
global class in module > css modules, output.cssmodules
original sass > how to skip preprocessing of less, bundleless 模式如何跳过对 less, redirect.style.extension
compress css > output.minify, postcss and browser support
css vendor, css for safari, lower css > postcss and browser support, lib.syntax
stylesheet text > css as a string, 以字符串形式导入 css
leave url untouched > paths from the root, fonts and images, can't resolve '/…
css removed by bundler, css dropped > sideeffects, one stylesheet, css pitfalls, 单个样式文件

# Assets, JSON, workers, WebAssembly
image becomes js, png becomes js, svg becomes js module, asset turned into module > bundleless output, redirect.asset
3d model, gltf, glb > other file types, source.assetsinclude
import yaml file > other data formats, 其他数据格式
path to packaged file, resolve packaged file, __dirname asset > new url, shims.esm.__dirname
json copied, json stays file, external json > keep the json file, ship a json file as it is, 保留 json 文件
svg fill, svg color > adjust the svg, 调整 svg
worker from cdn, worker blocked > inline workers, web workers pitfalls, 内联 worker
thread file missing > worker threads in node.js, node.js 工作线程

# Frameworks
client boundary > consumers on next.js, how do i keep "use client", 在 next.js 中使用
memo automatically > react compiler
solid ssr, solidstart > jsx for server rendering, 为服务端渲染保留 jsx
preact component library, preact jsx > official plugins, tools.swc, 官方插件
storybook cannot resolve alias, storybook config from rslib > the rslib addon, options of the addon, rslib 插件
component sandbox > storybook
remote not updating, old version of remote > module federation pitfalls, 模块联邦
shared version mismatch > shared dependencies, 共享依赖
mf types, typed remotes, @mf-types > types for hosts, 消费者的类型提示
run remote locally, serve remote > develop with mf-dev, rslib mf-dev

# Commands, configuration, plugins
command not recognised, wrong flag, misspelt flag, unrecognized option > unknown option
conditional format > using environment variables, 使用环境变量
two configs, override config > merge configurations, 合并配置
skip cjs build > build some of the outputs, 只构建部分产物
build from cli only > build without a config file, 不写配置文件直接构建
which config is used, effective options > debug the configuration, rslib inspect
dev script, start script > watch mode, watch 模式
fail on warning, build should fail > exit codes and logs, 退出码与日志
old output after change, cache not invalidated, rebuild from scratch > build cache, performance.buildcache
raw loader rule, module rule > tools.rspack
css rule, chain api > tools.bundlerchain
add babel > plugin-babel, official plugins
generate file during build, virtual file > write your own plugin, 编写自己的插件
call rslib in node > javascript api, rslib.build

# Packages and publishing
shared build config > monorepos, a task runner, 使用任务运行工具
dependency not built yet, types of sibling missing, sibling package not found > build order, ts2307: cannot find module
hot update across packages, edit package and app, rebuild dependency package, live package development > watch several packages, source or dist during development, 监听多个包
point to ts source > source or dist during development, 开发时引用源码或 dist
published too much, package contains tests, package is huge > inspect the archive, prepare package.json, 查看包中的文件
where does types go > prepare package.json, point package.json at them, 准备 package.json
exports broken > check with publint, is not defined by "exports"
install tarball > try the packed package, 试用打包后的包
release steps > publish by hand, 手动发布
beta release > publish by hand, 手动发布
version pull request > versions and changelog with changesets, 用 changesets 管理版本和更新日志
publish automatically, github release > publish from ci, 在 ci 中发布
who built it, signed release > provenance, 来源证明
deprecate version > publish by hand, 手动发布
executable npm package > command line tools, 命令行工具
self contained executable, ship without node > experiments.exe
vitest setup, vitest alias, vitest config with rslib > vitest, rstest
dom tests, browser tests > test components, 测试组件

# Choosing, upgrading
rslib alternative > compared with other tools, 与其他工具的比较
difference to rsbuild > architecture, what rslib does, 架构
production ready, stable enough > when to choose it, 适用场景
migrate to v1, breaking in 1.0 > upgrade from 0.x to 1.0, 从 0.x 升级到 1.0
engine error > check the runtime, before you start, 检查运行环境
outdated plugin, plugin version mismatch, rsbuild version > upgrade the packages, update the versions, 升级依赖
bootstrap library > use create-rslib, templates
convert library > set up by hand, set up an existing project, 手动搭建
real world example, sample repo, full example > example projects, 示例项目
machine readable docs > instructions for your repository, llms.txt

# What the sections say
ignore locale, moment locale, exclude locales > tools.rspack
detect cycles, cycle detection > cannot access … before initialization
cache key, cache per flag > build cache, performance.buildcache
sql as string, import sql file, sql loader > tools.rspack
skip url in css, css-loader url filter, url filter > tools.cssloader, paths from the root
umd node version syntax > lib.syntax, iife
plugin runs first, plugin runs last, enforce pre, enforce post, plugin before other > where a plugin applies, 插件的作用范围
conditional plugins > plugins
inspect development, inspect production mode > rslib inspect, no mf format found in your config
entry name flag, cli entry name, several entries on command line > flags of build, rslib build, build 的选项
second build for server, server build without assets > output.emitcss, output.emitassets
style nonce > output.injectstyles
prepare script, prepack, postinstall build, build before publish > prepare package.json, 准备 package.json
gitignore dist, dist in gitignore, dist ignored by npm > prepare package.json, inspect the archive, 准备 package.json
author field, homepage field, funding field, keywords field > prepare package.json, 准备 package.json
self reference package, import own package, package imports itself, import by own name > test the package, use the package, 测试最终的包
@ts-expect-error tests, ts-expect-error > test types, 测试类型
storybook lib item, storybook second item > options of the addon, 插件选项
storybook autodocs, props documentation > write a story, 编写 story
storybook ci > run and build, 运行与构建
storybook federation, storybook remote > with module federation, 配合模块联邦
stories in src, stories published > write a story, source.entry, 编写 story
smoke test storybook > run and build, 运行与构建
worker pool, workerpool > syntax that rslib recognizes, worker threads in node.js, 可识别的写法
worker stays ts > syntax that rslib recognizes, 可识别的写法
export worker, worker in exports, consumer creates worker > a worker as an entry, 把 worker 作为入口
wasm esm integration, import source wasm > preserve the import, 保留导入
wasm in node, wasm readfile > reference the file, 引用文件
local resource file, not allowed to load local resource >> compile the import, 编译导入
shared version range > shared dependencies, 共享依赖
mf library module, remote as module > emit es modules, 输出 es 模块
public path auto, remote chunks url, publicpath auto remote > the url of the chunks, chunk 的 url
loadremote, createinstance, federation runtime api, register remote at runtime > import the component, load a remote from a host, 导入组件
remote inside library, library uses remote, remotes in esm > use a remote inside the library, 在库中使用远程模块
remote css, styles of remote, remote style conflict > module federation pitfalls, 模块联邦
print modules, modules per chunk > list the modules, 列出模块
fail build on new dependency, guard bundle, check bundle in ci > list the modules, 列出模块
runtime variable > variables from .env files, application settings, .env 文件中的变量
localhost in package, wrong api url in published package > variables from .env files, .env 文件中的变量
pnpm recursive, pnpm parallel, npm workspaces order > the package manager, 使用包管理器
declarations not emitted again > project references, 使用 project references
source condition, condition for source, node --conditions > source or dist during development, 开发时引用源码或 dist
dev of several packages, watch in parallel > watch several packages, 监听多个包
root env file > monorepos, monorepo
react 16, compiler runtime missing > jsx transform, react compiler, jsx 转换
plugin react missing > jsx transform, react is not defined, jsx 转换
app component registration > vue
svelte condition, svelte field, sveltekit package > source output, 源码产物
svelte enum, convertcompileroptionsfromjson > typescript in components, 组件中的 typescript
solid condition, solid babel > jsx for server rendering, compiled output, 为服务端渲染保留 jsx
add eslint to template, add prettier, add biome > optional tools, 可选工具
package name differs, override folder, folder not empty > skip the questions, 跳过提问
dist diff > compare the output, keep the old output, 对比产物
npm outdated, rsbuild core duplicate > update the versions, 更新版本
limits of rslib, what rslib cannot do > what rslib does not do, when to choose it, rslib 不做什么
fastest bundler, rolldown faster, slower than tsdown > build times, 构建耗时
json text, json raw > use the text or the url, 使用文本或 url
publish json > ship a json file as it is, 原样发布 json 文件
svgr options, icon true, replaceattrvalues > adjust the svg, 调整 svg
svg default export, reactcomponent import > as the default export, as a named export, 作为默认导出
core-js size, polyfill size, polyfills bundle size > add polyfills from core-js, 从 core-js 引入 polyfill
polyfill without pollution, ponyfill > import single functions from core-js-pure, 从 core-js-pure 导入单个函数
syntax vs api, syntax or polyfill, why is array.at not transpiled > two separate questions, 语法与 api 的区别
dependency too modern > code from dependencies, source.include, 依赖中的代码
rsbuild instance, createrslib options > createrslib
load config programmatically, loadconfig cwd > loadconfig
stats after build, build result close, watch via api > rslib.build
mf server api, start dev server api > rslib.startmfdevserver
inspect via api > rslib.inspectconfig
markdown url > copy page, pages as markdown, 复制本页
agent skills > instructions for your repository, 为仓库编写说明文件
paste docs into chat > use the docs with ai, 在 ai 工具中使用文档
ignore node10 > check with are the types wrong, 用 are the types wrong
npm version command, npm version patch > publish by hand, 手动发布
changesets action > publish from ci, 在 ci 中发布

# Spelling and abbreviations
tree shakeable, tree-shakeable, treeshakeable, shakeable, tree shakeability > tree shaking, how do i make my library easy to tree-shake, 如何让库便于 tree shaking
optimise bundle, optimize bundle, optimise size, optimize size, optimise output, optimize output, optimisation of size > how do i get smaller output that is still readable, bundle analysis, 产物分析
optimise, optimised, optimising, optimisation, minimise, minimised > output.minify
initialise, initialised, initialize project > use create-rslib
internationalisation, internationalization, i18n, l10n, translations > json files, json 文件
fn config, cfg file > configuration file, 配置文件
`;
