/** Owns what readers type for what single sections of a build tool's documentation explain, in the form of the tooling vocabulary. */
export const SECTION_WORDS = `
# Output
mjs type module, extension type module, type module missing, type module extension, without type module, which extension, type commonjs, get mjs, want mjs, mjs instead, want .mjs, 没有 type module, 为什么是 mjs > which extension is chosen, lib.autoextension, 扩展名的确定规则
overwrite each other, overwritten output, files overwritten, same file name, same output, format conflict, formats conflict, name collision, files collide, clash dist, 互相覆盖, 文件覆盖, 产物冲突, 同名文件 > several formats in one build, lib.autoextension, duplicate entry
copyright css, license css, css banner, css comment, comment css, header css, css 版权, css 注释 > banner.css
reference d.ts, triple slash, d.ts banner, banner d.ts, banner types, comment d.ts > banner.dts
file missing bundle, module missing bundle, missing from bundle, removed from bundle, function missing, function removed, export missing, export removed, code removed, code missing, 代码丢失, 函数丢失, 被删掉, 导出丢失 > bundle: true, why is unused code still in my output, output.minify
deleting functions, delete function, removes function, removes code, deletes code, drops code, drop function, keep unused, keep function, keep dead code, 保留未使用, 不要删除 > output.minify, how do i keep all comments
unused bundleless, unused output, unused still, still unused, dead output, 没用到还在, 没用的代码还在 > why is unused code still in my output, bundle: false, 产物中为什么保留了未使用的代码
typescript install, typescript installed, other typescript, second typescript, which typescript used, typescript location, typescript path, 另一个 typescript > dts.typescriptpath
embed file, embed files, embed asset, file inside executable, asset executable, executable asset, executable file include, 内嵌文件, 嵌入资源 > experiments.exe.seaoptions
cross compile, exe windows, windows executable, linux executable, mac executable, platform executable, executable platform, other platform, 跨平台编译, 其他平台 > experiments.exe.targets
module.exports function, exports function, module.exports default, default module.exports, require returns object, require returns default, require function directly, 直接导出函数, module.exports 默认 > footer.js
name output, output name log, name in log, name of lib, name lib, identify lib, label output, 给产物命名, 产物名字, 日志名字, name of lib item > lib.id
change one lib, option of one lib, one lib plugin, plugin one lib, modify one output, 修改某个产物 > use in plugins, modifyrsbuildconfig
alias stays, alias kept, alias remains, alias left, alias still, unresolved alias, alias unresolved, alias in js, alias in code, alias compiled, 别名还在, 别名保留, 别名残留, 别名原样 > redirect.js.path, cannot find package '@/…
keep import path, keep path, not rewrite, no rewrite, rewriting off, turn off rewrite, disable rewrite, disable redirect, leave import, import untouched, 不改写, 不重写路径, 关闭重写 > lib.redirect
map global, external window, window react, react window, external global, react global, global react, jquery global, external jquery, root external, 外部全局, 映射全局 > umd and iife output, output.externals, umd 与 iife 产物
rename import, import name, external rename, external name, rename external, replace import, import other name, 改导入名, 重命名依赖 > externalize a package yourself, output.externals, 手动外部化依赖
style tag, style element, style position, insert style, style inserted, where style tag, head style, style order, 样式插入, style 标签位置, 插入位置 > tools.styleloader
emit html, html page, html file, generate html, html plugin, index html, 生成 html, html 页面 > tools.htmlplugin
gzip plugin, compress gzip, gzip output, brotli, compression plugin, gzip 压缩 > plugins that do not fit a library, 不适合库的插件
type check plugin, check type plugin, checker plugin, 类型检查插件 > plugins that do not fit a library, type checking, 不适合库的插件
which way style, way ship style, ship style, ship css, deliver css, how ship css, style strategy, css strategy, 样式怎么发布, 样式方案, 怎么提供样式 > choose how styles reach the page, 选择样式的加载方式
styles disappear, style disappear, css disappear, production style, production css, styles production, missing in production, works in development, lost in production, 生产环境样式, 线上样式, 上线样式, 样式消失 > css pitfalls, one stylesheet, prepare package.json, 单个样式文件
runs before, run first, run before everything, before everything, before entry, execute first, import first, side effect first, 最先执行, 先执行, 入口前 > source.preentry
loader by name, change loader, find rule, rule by name, modify rule, modify loader, existing rule, existing loader, 修改 loader, 修改规则 > tools.bundlerchain
platform specific, native.ts, .web.ts, .ios, platform extension, 平台文件, 平台后缀 > resolve.extensions

# Finding what is decided
array option, arrays merge, merge array, array merge, option merge, how merged, merge rule, options combined, 数组合并, 合并规则, 怎么合并, 如何合并 > shared and per-output options, 共享配置与单项配置
runtime setting, runtime config, runtime option, setting app, app setting, configure at runtime, user setting, 运行时设置, 运行时配置, 应用设置 > application settings, 由应用决定的设置
secret env, secret leak, env secret, token env, env leak, leak env, 密钥泄露, 环境变量泄露 > variables from .env files
one polyfill, single polyfill, polyfill function, polyfill global, polyfill without global, no global polyfill, pure polyfill, core-js-pure, 单个 polyfill, 不污染全局 > import single functions from core-js-pure, 从 core-js-pure 导入单个函数
old node, run old node, node compat, compatible node, test old node, test old browser, check syntax output, check es5, verify es5, is it es5, es-check, 检查语法, 验证语法, 旧版 node > check the output, derive the target from engines, 检查产物, 从 engines 推断目标
instanceof fail, instanceof false, instanceof not, class twice, class duplicated, two class, state lost, registry twice, 类重复, instanceof 失败, instanceof 不 > the dual package hazard, 双包风险
swc or tsc, tsc or swc, uses swc, uses tsc, swc tsc, which compiler, compiler used, swc 还是 tsc, 用什么编译 > how typescript is compiled, typescript 的编译方式
esm only node, esm for node, node esm only, node esm, esm or both, only esm node, node 只用 esm > esm or both formats, ship a pure esm package, 选择纯 esm 或双格式
node 18, node 16, node dropped, drop node, no longer supported node, node support removed, 不支持 node 18, 不再支持 > check the runtime, before you start, 检查运行环境
~0, ~0 suffix, tilde file, tilde number, suffix number, number file name, 波浪号, 文件名数字 > what does ~0 in a file name mean, 文件名中的 ~0
skip unchanged, unchanged package, only changed, cache builds across packages, cached package build, affected package, changed package, 只构建变更, 跳过未变, 构建缓存 > a task runner, 使用任务运行工具
type level test, type level tests, type tests, test types, tsd, expect-type, 测试类型, 类型用例 > test types, 测试类型
require left, require remains, require browser, require in browser, require call browser, require not defined browser, 浏览器 require > require in es modules, es 模块中的 require
optional install, may not be installed, not installed optional, optional package, try require, try catch require, 可能没安装, 可选安装 > autoexternal.optionaldependencies
requirejs output, amd output, output amd, amd loader, amd module, requirejs, 输出 amd > a name per module system, umd, 按模块系统命名
d.ts extension, d.ts without extension, extension d.ts, types extension, 类型后缀, d.ts 后缀 > redirect.dts.extension, dts.autoextension
eager error, eager consumption, eager import, async entry, bootstrap file, import bootstrap, asynchronous entry, 异步入口, eager 报错 > make the entry asynchronous, 使用异步入口
remote offline, remote down, remote fail, remote fallback, fallback remote, remote unavailable, remote 挂了, 远程不可用, 远程失败 > when shared packages are resolved, module federation hosts pitfalls, 共享依赖的解析时机
which shared version, shared version, version shared, share strategy, sharestrategy, version-first, loaded-first, 共享版本 > when shared packages are resolved, 共享依赖的解析时机
story file, stories file, write story, story example, component story, story args, storybook args, story controls, storybook controls, 写 story, story 文件 > write a story, 编写 story
static storybook, build storybook, deploy storybook, storybook site, storybook 构建, 部署 storybook > run and build, 运行与构建
packages install, what install, which package install, package needed, packages needed, need to install, install what, 需要安装, 安装哪些, 安装什么 > npm packages, install rslib, 安装 rslib, npm 包
unwanted declaration, declaration test, declarations for tests, d.ts for test, test declaration, 测试声明, 多余声明 > why are there declaration files that i did not ask for, 为什么多出了一些类型声明文件
version bundleless, package.json bundleless, read version bundleless, bundleless version, bundleless 版本号 > source.define, json files, custom values
inline svg, inline small, small svg, small image, tiny image, tiny asset, svg inline, 内联 svg, 小图标内联 > output.dataurilimit, inline or separate file, 内联与独立文件
which format support, supported format, formats supported, format list, list of formats, all formats, 支持哪些格式, 支持的格式, 格式列表 > choose a format, lib.format, 选择格式
several entry files, many entry, entry files, 几个入口文件, 多个入口文件 > source.entry
keep one package out, out of d.ts, package out of types, types kept external, external types, not inline types, 不内联类型, 类型不打包 > types of a development dependency, dts.bundle.bundledpackages, 开发依赖的类型
restart watch, watch restart, config change watch, watch config, restart build, reload config, 重启 watch, 改配置, 重新加载配置 > watch mode, watch 模式
yarn bun, works with yarn, works with bun, works with pnpm, use yarn, use pnpm, use bun, 支持 yarn, 支持 pnpm, 支持 bun > before you start, 环境准备
watch d.ts, watch types, d.ts watch, types watch, update d.ts, d.ts update, types not updated, 类型不更新, d.ts 不更新 > type errors and the build, watch mode, declaration files

# The same in still other words
minimum nodejs, min nodejs, nodejs requirement, supported nodejs, nodejs support, required nodejs, which nodejs, oldest node, node engine, 最低 nodejs, 支持哪个 node, node 最低 > before you start, check the runtime, 环境准备, 检查运行环境
chunk names with, tilde, chunk name number, strange chunk name, chunk 名字, 波浪号, 文件名里的波浪号 > file name mean, chunk, 文件名中的
only commonjs, commonjs only, only cjs, cjs only, just commonjs, just cjs, 只要 cjs, 只输出 cjs, 只要 commonjs > choose a format, output format, 选择格式, 产物格式
off main thread, main thread, background thread, multithread, multithreading, multi-threading, offload work, 主线程, 多线程, 后台线程, 子线程 > web workers
compilation finished, compilation done, compile finished, compile done, after compile, after compilation, when compiled, build hook, 编译完成后, 编译结束, 编译完 > onafterbuild, write your own plugin, 编写自己的插件
dev flag, __dev__ flag, feature flag, feature flags, build flag, build time flag, compile time flag, compile time constant, 特性开关, 编译开关, 编译时常量 > source.define, custom values, 自定义的值
reactcomponent as, as reactcomponent, reactcomponent named, svg reactcomponent, named svg export, svg 命名导出 > svgr, as a named export, 作为具名导出
license.txt, license text file, license file generated, extra license file, license 文件, 多出 license > where does index.js.license.txt come from, output.legalcomments, index.js.license.txt
gulp task, gulpfile, from gulp, grunt task, gruntfile, custom build script, own build script, child_process, spawn, 自己写构建脚本, 构建脚本里, gulp 里 > javascript api, createrslib
cjs require fails, require broken, require returns object, module has default key, default.default, double default, .default.default, 多一层 default, 多了 default > footer.js, commonjs, lib.footer
how heavy, too heavy, megabytes, mb large, kb large, dist size, dist large, package large, 几兆, 多少兆, 太大了 > bundle analysis, what to look for, 产物分析
window.mylib, window object, attach to window, exposed on window, window property, window variable, 挂到 window, 挂在 window, window 上 > lib.umdname, umd
watcher, file watcher, watch new files, watching new files, 监视文件, 监听新文件 > watch mode, watch, watch 模式
css variables, css vars, custom properties, css custom property, css 变量 > css
input object, input array, input glob, several inputs, 多个 input > source.entry
rename output, output file name, output filename, main.js instead, other file name, file called, 改文件名, 输出文件名 > output.filename, source.entry

# Assets, by URL and by size
inline or emit, embed or emit, data uri or file, 内联还是, 内嵌还是, 单独的图片文件 > inline or separate file, 内联与独立文件
max inline size, raise the limit, base64 limit, 多大以下, 内联大小 > the size limit, output.dataurilimit, 体积阈值
url suffix, raw suffix, inline suffix, ?url query, ?raw query, ?inline query, 问号参数, url 后缀, raw 后缀 > queries, 查询参数
query bundleless, query lost, query ignored, 查询参数丢失, 查询参数失效 > queries, 查询参数
compute url, url at runtime, import.meta.url asset, import.meta.url image, import.meta.url file, 运行时计算 url, 运行时 url > new url
rspackIgnore, webpackIgnore, new url ignore, new url fails, new url folder, new url generated, new url 报错 > files that do not exist yet, can't resolve … new url(, 构建时尚不存在的文件
new url bundleless, new url unbundled, bundleless 使用 new url > in bundleless mode, new url, 在 bundleless 模式下使用
asset hash, image hash, hashed assets, font hash, 图片 hash, 资源 hash, 资源文件名, 图片文件名 > names and folders, output.filename, 文件名与目录
upload assets, serve assets, deploy assets, own cdn, 资源服务器, 上传资源, 部署资源 > a fixed public path, output.assetprefix, 固定的公共路径
app provides fonts, font of application, file served by application, 应用提供的字体, 应用提供的图片, 应用里的字体 > paths from the root, 以根路径开头的 url
umd image, umd asset, umd images, umd assets, iife image, iife asset, umd 图片, umd 资源, iife 图片 > umd and iife, output.assetprefix, umd 与 iife
automatic publicpath, publicpath is not supported in this browser >> umd and iife, output.assetprefix, umd 与 iife
same image name, same icon name, icons with the same name, 图片重名, 图标重名, 资源重名 > conflict: multiple assets emit different content to the same filename
image ssr, asset ssr, image server rendering, images missing after publishing, 发布后图片, 图片没发布 > static assets pitfalls, inline or separate file, 内联与独立文件
addon types, addon in worker, prebuilt packages, 原生模块类型 > node.js addons, node.js 原生模块

# What is in the files
output code options, output style options, output options for styles, 产物代码配置, 产物样式配置 > output: code and styles, output：代码与样式

# One format or both
single format or, one format or two, esm or dual, dual or esm, 单格式还是, 要不要双格式, 还是双格式 > pure esm or both formats, 纯 esm 还是双格式
require gives undefined, export undefined await, exports stay undefined, promise of the exports, await in cjs, cjs await, umd await, require 得到 undefined, 导出一直是 undefined, cjs await 报错 > top-level await breaks cjs silently, 顶层 await 会让 cjs 产物静默出错
loaded both ways, exists twice, both copies loaded, registry missing, two copies of a class, share state between formats, 类有两份, 缓存两份, 注册信息丢失, 两种格式共享状态 > the dual package hazard, 双包风险
load it both ways, test both formats, try import and require, 两种格式都测, 验证两种格式 > check what you publish, 检查发布内容
cost of a second format, remove a format, second format, 去掉一种格式, 删除一种格式 > choose a format, 选择格式

# Sass, Less, Tailwind CSS
css tools, css tooling, css toolchain, style tooling, css compiler, 样式工具, css 工具, css 工具链, 样式编译 > sass less and tailwind css, sass、less 与 tailwind css
css imports less, less inside css, less not compiled, sass not compiled, scss not compiled, css 引入 less, less 没编译, less 未编译, scss 没编译 > sass and less, sass 与 less
utility duplicated, utilities duplicated, tailwind twice, tailwind duplicate, 工具类重复, tailwind 重复 > tailwind css
tailwind consumer, consumer uses tailwind, application uses tailwind, tailwind source, 用户用 tailwind, 应用用 tailwind, 应用也用 tailwind > tailwind css
nested rules, flatten nesting, lightning css target, 嵌套展开, 嵌套规则 > postcss and browser support, postcss 与浏览器兼容性

# Hosts of remotes
federation consumer, mf consumer, federation host, consume federated, load federated, 联邦消费, mf 消费, 联邦宿主, 联邦基座 > module federation hosts, load a remote from a host, 模块联邦消费者, 在消费者中加载
register remote, remotes config, remotes option, remotes field, manifest url, 注册远程, 配置 remotes, remotes 配置, manifest 地址 > register the remote, 注册生产者
bootstrap.tsx, bootstrap.ts, bootstrap entry, async boundary, 异步边界, bootstrap 文件 > make the entry asynchronous, 使用异步入口
remote blank page, remote white screen, host empty page, host blank, remote outage, survive remote, 远程白屏, 联邦白屏, 生产者不可用, 生产者挂了 > when shared packages are resolved, module federation hosts pitfalls, 共享依赖的解析时机
catch remote, remote error boundary, remote import rejected, 远程容错, 远程降级 > when shared packages are resolved, 共享依赖的解析时机
host without plugin, remote without plugin, federation runtime only, 不用联邦插件 > import the component, 导入组件
remote in remote, nested remote, remote uses remote, can't resolve remote, 远程嵌套, 远程里用远程 > use a remote inside the library, 在库中使用远程模块
mf-types.zip, types archive, download remote types, 类型压缩包, 下载类型 > types for hosts, 消费者的类型提示
remote hooks, hooks in remote, remote react twice, remote invalid hook, 远程 hooks, 远程组件 hooks > module federation hosts pitfalls, shared dependencies, 模块联邦消费者, 共享依赖

# Errors, by when they come
dts error, dts errors, d.ts error, d.ts errors, declaration error, declaration errors, d.ts 报错, dts 报错, 声明报错, 声明文件报错, 生成类型报错 > troubleshooting declaration files, 类型声明文件报错排查
config error, config errors, configuration error, cli error, flag error, 配置报错, 配置文件报错, 命令报错, 命令行报错, cli 报错 > troubleshooting configuration, 配置报错排查
error after publishing, user gets error, users get an error, consumer error, consumers get errors, error in consumer, 发布后报错, 用户报错, 使用方报错, 安装后报错, 引入后报错, 别人用报错 > troubleshooting published packages, 发布后报错排查
compile error, compile errors, compilation error, rspack error, 编译报错, 编译出错, rspack 报错 > troubleshooting builds, 构建报错排查

# Types in one file
types lost bundle, bundled types missing, bundled types incomplete, bundled d.ts missing, 合并后丢失, 合并后类型, 打包后类型 > lost and unwanted types in bundled files, 打包后丢失或多余的类型
unwanted types, types copied, copied into d.ts, types of @types, 多余的类型, 类型被复制, 复制进 d.ts > types of a development dependency, 开发依赖的类型
import type kept, keep import type, 保留 import type > types of a development dependency, 开发依赖的类型
isolated versus bundle, dts true versus, dts modes, ways of dts, 类型方式对比, dts 方式, dts 对比 > what each way supports, which one to choose, 各种方式的支持情况

# Variables and cycles
__webpack_nonce__, __webpack_public_path__, webpack variables, application hash, 保留 webpack 变量 > keep __webpack_hash__ and similar variables in the output, 在产物中保留 __webpack_hash__ 等变量
CircularDependencyRspackPlugin, import each other, modules import each other, find cycles, 检测循环, 相互导入, 互相导入 > cannot access … before initialization
`;
