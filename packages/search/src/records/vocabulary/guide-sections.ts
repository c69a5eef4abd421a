/**
 * Owns what readers type for single sections of a build tool's guides, from the first steps to assets and testing: symptoms,
 * tasks and fragments of messages that the other files leave out, page by page. The form is that of the tooling vocabulary.
 */
export const GUIDE_SECTIONS = `
# Assistants
ai outdated, ai hallucinates, hallucinated option, ai invents option, chatgpt wrong, copilot suggests wrong, ai answer wrong, ai 瞎编, ai 回答错误 > check the answer, 检查 ai 的回答
llms full, whole docs one file, docs index llm, docs single file, 文档索引, 完整文档 > llms.txt
append .md, docs as markdown, raw markdown docs, docs source markdown, markdown 文档, 文档 markdown > pages as markdown, 页面的 markdown 版本
view as markdown, copy docs page, copy button page, 复制文档 > copy page, 复制本页
copilot-instructions.md, SKILL.md, claude code setup, agent instructions, 规则文件 > instructions for your repository, 为仓库编写说明文件
mcp server docs, docs mcp, chat with docs, ask ai docs, 文档 mcp, 问 ai > use the docs with ai, 在 ai 工具中使用文档

# What the tool is
under the hood, built on top, which bundler used, based on rspack, swc or esbuild, 底层用, 底层实现, 用的什么打包, rslib internals, relation rspack rsbuild rslib, layers of rslib, 和 rspack 关系, 和 rsbuild 关系, 内部原理 > architecture, 架构
build website rslib, build app rslib, rslib for apps, rslib for application, spa rslib, web app rslib, deploy server rslib, 打包应用, 打包网站, 打包前端项目 > when to choose it, 适用场景
speed benchmark, rslib benchmark, benchmark tsup, benchmark tsdown, benchmark vite, how fast rslib, rslib slower, faster than tsup, 基准测试 > build times, 构建耗时
feature list, key features, 有哪些功能, 功能列表, 特性列表, 能做什么, features of rslib, what can i build, 支持哪些功能, 主要功能 > what rslib does, 核心功能
minimal config example, smallest config, shortest config, simple rslib.config, basic config example, 最简配置, 最小配置, 最小示例 > example, 示例
install @rsbuild/core, need @rsbuild/core, @rspack/core needed, install rspack, 需要安装哪些, 要装哪些包, 装哪个包 > @rslib/core, npm packages, npm 包
rsbuild d.ts, rsbuild generate types, dts plugin rsbuild, rsbuild declaration, rsbuild dts plugin, rsbuild 生成类型, rsbuild 类型 > rsbuild-plugin-dts
rslib in dependencies, rslib devdependency, rslib runtime dependency, npm i -g, 装到 dev > @rslib/core, all commands, 全部命令

# First steps
npm init rslib, pnpm create rslib, yarn create rslib, bun create rslib, npx create-rslib, create new library, start new library, 新建库, 新建组件库, 初始化库, 创建库项目 > use create-rslib, 使用 create-rslib
node-dual template, node-esm template, template dual, template not found, unknown template, 模板不存在, 双格式模板 > templates, 模板
--tools flag, add biome template, add prettier template, add storybook template, add rspress template, create linter, 带 eslint, 带 prettier, 带 storybook > optional tools, 可选工具
create without prompts, scaffold in ci, create-rslib --dir, --package-name, --no-git, target directory not empty, create in current folder, 不要提问, 当前目录创建, 脚手架参数, 目录不为空 > skip the questions, 跳过提问
node 18 error, node too old, requires node 20, node 20 required, node 太旧, node 18 报错 > before you start, check the runtime, 环境准备, 检查运行环境
import itself check, try first build, run built package, node check.mjs, 试一下产物, 引用产物 > use the package, 使用这个包
common commands, most used commands, cheat sheet, cheatsheet, 常用命令, 速查表 > command line, all commands, 命令行
starter tsconfig, recommended tsconfig, tsconfig library, tsconfig template, minimal tsconfig, tsconfig 模板, 推荐 tsconfig, tsconfig 怎么写 > configure typescript, what is read from tsconfig.json, 配置 typescript
starter package.json, package.json template, package.json example, minimal package.json, package.json 示例, package.json 模板 > describe the package, prepare package.json, 编写 package.json, 准备 package.json

# Command line
-w flag, --watch flag, keep watching, rebuild loop, watch exits, watch stops > watch mode, watch 模式
--lib flag, build only types output, skip umd, build one id, build by name, 只打 umd, 只打 cjs, 跳过 umd > build some of the outputs, 只构建部分产物
--entry flag, --format flag, --dts flag, --dist-path flag, cli without file, build single file quickly, one liner build, 一行命令, 单个 ts 文件 > build without a config file, flags of build, 不写配置文件直接构建, build 的选项
--verbose flag, --output inspect, inspect output folder, .rsbuild folder, dist/.rsbuild, rsbuild.config.mjs generated, rspack.config.mjs generated, .rsbuild 目录 > rslib inspect, debug the configuration, 调试配置
--root flag, -r flag, --log-level flag, --no-env, --env-dir, working directory flag, cwd flag, 指定根目录, 项目根目录 > common flags, 通用选项
build exit 0, exit code 0, exits with 1, process exit code, ci does not fail, pipeline passes error, 构建失败不退出, 流水线没失败, 错误码 > exit codes and logs, 退出码与日志
force_color, colored output, disable colors, progress bar, timestamps log, 彩色输出, 日志颜色 > exit codes and logs, common flags, 退出码与日志
.env.production file, .env.local file, env file order, env files loaded, which .env, dotenv priority, env 优先级, 哪个 env, env 加载顺序 > environment variables, variables from .env files, 环境变量

# Configuration
omit lib, without lib array, lib optional, single output config, config without lib, no lib array, 不写 lib, 省略 lib, 单个产物配置 > configuration structure, 配置的结构
.mts config, rslib.config.mts, rslib.config.js, rslib.config.cjs, config file names, config lookup order, rename config file, 配置文件后缀, 配置文件放哪 > configuration file, 配置文件
-c flag, --config flag, second config file, release config file, config other folder, config in subfolder, 多个配置文件, 换配置文件 > specify config file, 指定配置文件
import ts in config, config import alias, config cannot use import statement, config esm error, config require error, jiti loader, native loader, config strip types, 配置里 enum, 配置加载失败, 加载配置报错 > how the file is loaded, 配置文件的加载方式
externals merged, syntax merged, top level syntax ignored, option overridden item, entry added twice, shared entry, item override shared, 数组拼接, 公共 entry, 顶层不生效 > shared and per-output options, 共享配置与单项配置
rsbuild option library, rsbuild option supported, environments config, dev.writetodisk, server option rslib, rsbuild 选项, rsbuild 支持哪些 > using rsbuild configuration, 使用 rsbuild 配置
contextreplacementplugin, appendplugins, new rspack plugin, critical dependency warning, tools.rspack function, 使用 webpack 插件 > using rspack configuration, tools.rspack, 使用 rspack 配置
envmode parameter, command parameter config, config receives, config callback argument, different config dev build, dev and prod config, config when watch, 开发生产不同配置, 配置函数参数, 开发和生产配置 > using environment variables, 使用环境变量
mergeconfig rsbuild, same id merged, lib merged twice, duplicated lib items, root config file, base rslib.config, 配置抽取, 根目录配置 > merge configurations, 合并配置
DEBUG=rsbuild, DEBUG=rslib, debug env variable, see default options, see loaders, what options used, option has no effect, 查看最终配置, 查看默认配置 > debug the configuration, 调试配置

# Defaults
defaults umd, defaults cjs, defaults esm, default externals, table of defaults, what is default per format, 默认 target, 默认外部化, 格式默认值 > the matrix, defaults by format, 对照表, 各格式的默认值
dts off by default, source map default, polyfill default, default legal comments, common defaults, 默认 sourcemap, 默认有 dts > the same in every format, 各格式相同的默认值
bundleless difference, bundleless defaults, bundleless changes, bundle false effect, bundle false 区别, bundleless 有什么不同 > what bundle: false changes, bundle: false 带来的变化
effective default, real value option, actual defaults, verify defaults, 生效的默认值 > check the values in your project, 查看项目中实际生效的值

# Formats
esm only package.json, type module only, esm package exports, pure esm setup, 移除 cjs, only esm output package, publish esm modules only, no commonjs needed, 只支持 esm, 不支持 cjs > ship a pure esm package, 只发布 esm
import and require conditions, exports import require, require condition, conditional exports dual, both import require, cjs and mjs, support require and import, 同时支持 import, 双格式 exports > ship a dual package with esm and cjs, 同时发布 esm 和 cjs
tla, tla cjs, await at top, exports undefined require, require returns promise, umd exports promise, 导出是 undefined, 导出变成 promise > top-level await breaks cjs silently, 顶层 await 会让 cjs 产物静默出错
context lost between copies, two module instances, cjs and esm instance, registry empty, store duplicated, cache duplicated, class instanceof false, loaded as esm and cjs, state in dual package, 上下文丢失, 模块加载两次, 模块被加载两遍 > the dual package hazard, 双包风险
npm pack test, test tarball, test tgz, check before publish, verify package before publish, 发布前验证, 测试 tgz > check what you publish, try the packed package, 检查发布内容, 试用打包后的包
import css subpath not exported, export css file, expose css, css 子路径, exports 里 css, 暴露 css > check what you publish, one stylesheet, 检查发布内容
esm or cjs or umd, which module format, library format decision, recommended format, what format publish, 推荐格式, 发哪种格式, 打哪种格式 > choose a format, 选择格式
importmap, script type module, esm in browser directly, bare specifier browser, unpkg esm, 浏览器 esm, 浏览器原生 esm > esm, output format
__esmodule marker, cjs default interop, import cjs default, require default property, cjs 默认导出 > cjs, output format
webpack runtime in output, runtime code cjs, boilerplate in cjs, wrapper code, cjs 运行时代码, 多余的运行时 > cjs, bundle a package on purpose, output format
unpkg file, cdn script, unpkg field, jsdelivr field, browser global build, script src library, 上 cdn, unpkg 引入, 用 cdn 引用, amd define, amd 格式 > umd
analytics snippet, embed widget, userscript, browser extension script, self executing, self-executing script, immediately invoked, bookmarklet, 立即执行, 自执行, 内容脚本, 书签脚本 > output format iife, 产物格式 iife
iife exports nothing, iife export ignored, export statement iife > cannot be used outside of module code
cannot be used outside of module code, unsupported chunk loading type universal, iife global variable, iife exports nothing > output format iife
mf format, format mf, federated format, mf 格式 > mf, module federation, 模块联邦

# Structure
one big file, single output file, merge into one js, 合成一个 js, 合并成单文件, 单个 js > bundle: true, bundle 模式
transpile without bundling, keep src structure, keep module structure, per file output, 逐个文件 > bundleless, bundleless 模式, bundle: false
bundle pros cons, bundleless pros cons, preserve modules or bundle, when bundleless, unbundle or bundle, should i bundle, bundle recommended, 要不要 bundle, 什么时候用 bundleless > how to choose, 选择产物结构
dist layout, dist folder structure, files in dist, dist content, explain dist, chunk location, static folder dist, dist 结构, dist 里有什么, dist 目录结构 > what goes where in dist, dist 中的文件分布

# Publishing
files whitelist, prepublishonly, publishconfig access, sideeffects package.json, exports types order, package.json before publish, ready to publish, 发布配置, 发布前配置, 发布字段 > prepare package.json, 准备 package.json
npm pack --dry-run, tarball contents, published files list, src published, leaked env file, secrets published, tsbuildinfo published, 发布了源码, 发了哪些文件, 包体积太大 > inspect the archive, 查看包中的文件
lint package.json, validate package.json, exports wrong, package.json linter, 校验 package.json, 校验 exports, exports order wrong, package exports check, publint in build, 检查包配置, 检查 package.json > check with publint, 用 publint 检查
no types exports condition, resolution failed node10, masquerading as cjs, masquerading as esm, esm dynamic import only, types wrong attw, 类型伪装, 类型入口检查 > check with are the types wrong, 用 are the types wrong 检查
local install package, test package locally, install from folder, 本地安装测试, 本地测试包, 本地引用包 > try the packed package, 试用打包后的包
E402, version not changed, npm 402, npm 登录, 没有权限发布, 发布报 403, first release npm, scoped package publish, release to npm manually, publish private registry, npm registry config, 第一次发布, 首次发包, 发布私有源, 发布 scope 包 > publish by hand, 手动发布
canary release, npm dist-tag, prerelease tag, unpublish version, npm deprecate, 发测试版, 发 alpha, 预发布版本 > publish by hand, 手动发布
changelog.md, generate changelog, bump version automatically, 生成 changelog, 自动改版本, npx changeset, changeset add, breaking change version, 版本日志, 版本管理工具 > versions and changelog with changesets, 用 changesets 管理版本和更新日志
release.yml, oidc publish, npm token ci, node_auth_token, id-token write, gitlab ci publish, github workflow publish, 自动发布 npm, actions 发布, actions release npm, tag triggers publish, publish on merge, npm publish without token, 打 tag 发布, 不用 token 发布 > publish from ci, 在 ci 中发布
npm attestations, E422, npm audit signatures, verified badge, 签名验证, 来源验证 > provenance, 来源证明
things to check release, last check publish, 上线清单, 发布前清单, final check release, forgot anything publish, 发布步骤 > checklist, 检查清单

# TypeScript
export type required, type export not found, isolatedmodules error, ts compiled with swc, type erased, empty module types, 枚举丢失, type only file, enum compiled, ts files entry, mts file, cts file, 用 tsc 编译, ts 怎么编译 > how typescript is compiled, typescript 的编译方式
tsc --noemit ci, no error on wrong type, check tests types, check stories types, vue-tsc noemit, 类型错误照样构建, 有类型错误也能打包, 单独检查类型 > type checking, 类型检查
tsconfig module ignored, tsconfig jsx ignored, tsconfig outdir ignored, tsconfig lib option, tsconfig 哪些字段, tsconfig 哪些配置, tsconfig not respected, target in tsconfig no effect, jsximportsource ignored, tsconfig strict build, 不读 tsconfig, tsconfig 不起作用 > what is read from tsconfig.json, tsconfig.json 中生效的字段
tilde import, baseurl import, alias in tsconfig, alias not replaced d.ts, 路径别名 tsconfig, tsconfig 别名, alias typescript, src alias, alias in output files, src 别名 > path aliases, 路径别名
class field undefined, class fields overwritten, field lost constructor, declare field, 装饰器不生效, 类字段 undefined, 类属性被覆盖 > decorators version, 装饰器版本
--tsconfig flag, build tsconfig, tsconfig without tests, 构建用 tsconfig, different tsconfig for build, exclude tests tsconfig, tsconfig per output, custom tsconfig name, 指定 ts 配置, tsconfig 排除测试 > use another tsconfig, 使用其他 tsconfig
cannot find module .module.css, css import type error, image import type error, env.d.ts rslib, vite/client replacement, 导入样式类型报错, ts cannot find css, types for svg import, 样式类型声明, 导入 svg 报错, 声明图片模块 > client types, 预设类型

# Upgrading
rslib latest, renovate rslib, bump rslib, update plugins rsbuild 2, two @rsbuild/core, rsbuild 2 upgrade, rsbuild v2, 更新依赖版本, 插件版本不兼容 > update the versions, upgrade the packages, 更新版本, 升级依赖
after upgrade broken, upgrade broke, since 1.0, removed in 1.0, advancedesm, import.meta.env undefined upgrade, require left upgrade, 0.x project, rslib 0.23, 升级之后, 升级后产物, 升级后不一样 > upgrade from 0.x to 1.0, 从 0.x 升级到 1.0
diff -r dist, backup dist, snapshot dist, compare dist folders, regression of output, output regression, 比较 dist, 备份 dist > compare the output, keep the old output, 对比产物, 保留旧的产物

# Assets
limit base64, base64 size limit, do not inline images, images as base64, 小于多少转, base64 阈值, 图片转 base64, 不转 base64, svg inlined data uri, disable data uri, inline everything, 全部内联 > the size limit, output.dataurilimit, 体积阈值
import with question mark, 导入后缀, query suffix import, import file suffix, question mark import, query string import, query not working, 查询后缀, 问号导入, 后缀导入 > queries, 查询参数
read file relative module, readfile package file, fs read asset, template file path, load file at runtime, asset path runtime, 运行时读取文件, 读取模板文件, 相对模块路径, wasm template path, resolve file next to module, path of bundled file, __dirname replacement file, 读取同目录文件, 包内文件路径, 读取包里文件 > new url
new url parent folder, can't resolve generated file, file generated later, new url dynamic, 忽略 new url, 构建后生成的文件 > files that do not exist yet, 构建时尚不存在的文件
exclude svg entry, svg module imported, 未知扩展名 svg, asset imported twice, svg import in node fails, new url bundle false, extra asset module, bundleless 里 new url, bundleless new url > in bundleless mode, 在 bundleless 模式下使用
rename static folder, flatten assets, image folder dist, font folder dist, asset file name pattern, 资源目录名, 字体目录, 改 static 目录, change assets folder, asset hash name, static directory rename, remove static folder, 静态目录名, 修改资源目录, 资源加哈希 > names and folders, 文件名与目录
assets from own server, upload images cdn, asset domain, image domain, 资源上传, assets on another domain, upload dist cdn, absolute url of images, images from cdn, 静态资源域名, 图片放 cdn > a fixed public path, output.assetprefix, 固定的公共路径
absolute url css, slash url css, url leading slash, leave public url, css url absolute, 绝对路径 url, css 绝对路径, 根路径图片, font path slash, public font css, css font not found, cannot resolve /fonts, 字体路径报错, 公共字体, 字体找不到 > paths from the root, 以根路径开头的 url
supported image formats, supported file types, which file types, avif, otf, mov, webmanifest, ico file, 支持哪些格式的图片, 支持的图片格式 > what counts as an asset, 支持的文件类型
image location dist, where images emitted, where fonts emitted, static/image, static/font, static/svg, 图片输出位置, 图片打到哪, 字体输出到哪 > where assets go in dist, 产物位置
image 404 consumer, broken image after install, image not shown app, import png library, logo in component, 图片加载不出, 组件里图片, import jpg, import mp4, import pdf url, logo url string, require image cjs, 组件引用图片 > import an asset from javascript, static assets, 在 javascript 中导入
umd image url, automatic publicpath is not supported, umd asset path, script asset path, umd 资源路径, umd font path, cdn file images, umd 图片路径 > umd and iife, umd 与 iife
css image path, css references image, css url relative wrong, image in scss, image in less, less 里图片, scss 里图片, css 引用图片, css 图片路径 > use an asset in css, fonts and images, 在 css 中使用
public dir copied, publicdir false, files from public, copy schema, copy readme dist, ship template files, 拷贝静态文件 > copy files as they are, 原样复制文件
.hdr, .csv import, .ttc, unknown extension, custom file type, asset extension, 未知后缀, 不认识的文件 > other file types, 其他类型的文件
png module not found types, declare module png, import image ts error, 图片 ts 报错, 图片类型报错 > static assets types, client types
multiple assets emit different content, icons same name, images missing published, 同名图片 > static assets pitfalls

# Analysis
bundle size log, size table, size printed, file sizes after build, print file size, 体积表格, gzip 大小, 文件大小日志, output size console, why size in log, build output table, log file list, 构建日志体积, 日志里的大小, 输出文件列表 > read the build log, 阅读构建日志
可视化分析, 依赖分析图, analyze library, inspect bundle content, what makes bundle large, bundle grew, output suddenly bigger, 分析打包结果, 产物变大, 体积突然变大, 包为什么大 > bundle analysis, rsdoctor, 产物分析
fail ci on bundled package, guard against bundling, detect bundled dependency, modules in chunk, stats modules, 打包进了哪些 > list the modules, 列出模块
RSDOCTOR=true, rsdoctor plugin, @rsdoctor/rspack-plugin, rsdoctor report, loader time, profile build, 构建分析, loader 耗时, 分析构建 > rsdoctor
rsdoctor html, report html, brief mode, rsdoctor ci, reportdir, 分析报告, 导出报告, 报告文件 > a report as a file, 输出报告文件
duplicate packages report, core-js in bundle, regenerator in bundle, why polyfills in bundle, swc helpers bundle, 为什么有 core-js, 产物有 core-js > what to look for, 报告中的重点
app bundle size, consumer bundle size, size after tree shaking, 引入体积, 使用者体积, 对应用体积的影响 > size in an application, 应用中的实际体积

# Styles
sass setup, less setup, stylus plugin, raw less in css, 配置 less, dart sass version, sass deprecation, less math option, less javascript enabled, stylus 支持, sass 版本 > sass and less, sass 与 less
tailwind preflight, tailwind component library, @tailwindcss/postcss, tailwind 冲突, tailwind 前缀, tailwind 覆盖样式 > tailwind css
配置 postcss, css 兼容性, postcss config not found, px to rem library, css prefix missing, vendor prefix missing, css 前缀缺失, css 没加前缀, 浏览器前缀没加 > postcss and browser support, postcss 与浏览器兼容性
no css in dist, css file not generated, styles not in dist, css missing dist, target web css, 没有生成 css, dist 没有 css, css 没输出, 样式文件没生成 > css pitfalls, css 注意事项
style.css export, styles in one file, single css, index.css consumer, import my-lib/style.css, 打成一个 css, consumers import css once, combine all css, merged css file, main css file, user imports style, 用户引入样式, 样式合成 > one stylesheet, 单个样式文件
css import removed, import css in output, banner css import, 产物引入 css, css 引入被删, css not imported by js, js does not import css, add css import, import css for consumers, styles without manual import, js 没引入 css > import the stylesheet from the output, 在产物中导入样式文件
theme css only, css without js, scss entry, global css file, empty theme.js, 单独输出 css, 只输出 css, 入口 css > publish a stylesheet on its own, 单独发布样式文件
component css file, css next to component, split css per module, styles per component, .module.css renamed, _module.css, 组件单独 css, 组件样式分离, 按组件样式 > a stylesheet per module, 每个模块一个样式文件
css in js bundle, css inlined js, styles without import, style nonce csp, styles via script, css 打到 js > inject styles with javascript, 用 javascript 注入样式
hashed class, unscoped class, class name collision, css-modules typed, namedexport css, classname undefined, 样式 undefined, module.css undefined, css module default import, import styles undefined, local ident name, class names in library, css module hash, css module 不生效, 类名加前缀 > css modules
shadow dom style, shadow root css, css text import, lit styles, shadow dom 样式, web components 样式, lit css, web component css, css raw import, css string import, inline css text, 字符串样式, lit 样式 > css as a string, 以字符串形式导入 css
side effect import css types, css import d.ts, d.ts imports css, 声明文件 css, d.ts 里 css > css typescript, ts2882: cannot find module or type declarations for side-effect import

# Declarations
what is d.ts, purpose of d.ts, why declaration files, need d.ts, d.ts 是什么, d.ts 有什么用, 为什么要 d.ts > what a declaration file is for, 类型声明文件的作用
enable types, types in dist, typescript types not generated, no index.d.ts, ship only types, emitdeclarationonly, 开启 dts, 没有 index.d.ts, 打出类型 > how to generate declaration files in rslib, lib.dts, 生成类型声明文件
d.ts per file, d.ts each module, unbundled types, types same structure, deep import types, 每个文件 d.ts, 不合并 d.ts > one file per module, 每个模块一个文件
vite-plugin-dts rolluptypes, bundledtypes, types single file, inline d.ts, install api-extractor, cannot find @microsoft/api-extractor, 一份类型文件 > one bundled file, dts.bundle, 打包成一个文件
oxc isolated declarations, fast dts generation, types slow build, 加快类型生成, skip type check dts, dts faster, dts without checking, large project types slow, declaration generation slow, 类型生成加速, 大项目类型慢, 不检查直接生成 > isolated declarations, dts.isolated, 使用 isolateddeclarations
dts true or bundle, which dts mode, dts option choose, bundle or isolated types, compare dts modes, dts 选哪个, 几种 dts, dts 模式 > which one to choose, what each way supports, 选择生成方式
dts bundle limits, dts isolated limits, abortonerror isolated, typescriptpath isolated, alias dts bundle, dts 支持哪些, dts 限制 > what each way supports, 各种方式的支持情况
declarationmap, f12 source, vscode jump, f12 跳转, navigate to source, peek definition, definition opens d.ts, source of types, 查看定义, 点进去看源码, 跳转类型文件 > declaration maps, 声明映射
stripinternal, @internal tag, @private tag, @alpha tag, remove internal members, private members d.ts, 去掉内部类型, 隐藏内部, 内部 api 类型 > internal declarations, 内部声明
tsgo enable, dts.tsgo true, use tsgo, native-preview, typescript 7 support, 使用 tsgo, 支持 ts7, 支持 typescript 7, typescript 7 dts, go compiler types, ts 7 upgrade, switch typescript, 升级 ts7, 切换 ts 版本 > typescript versions, typescript 版本
dist/src/index.d.ts, d.ts in dist/src, d.ts path mismatch, types folder nested, d.ts 在 src 下, d.ts 跑到, types 目录, declarationdir ignored, d.ts under src folder, move types folder, types output path, separate folder for types, 类型输出位置, 类型文件多了 src > where the files go, dts.distpath, 输出目录
types field missing, types not resolved, types not detected, typings field, no autocompletion after install, types missing after install, consumers no types, 安装后没提示, 使用时没有类型, 引入没有提示 > point package.json at them, 配置 package.json
cts declaration, commonjs types, separate types per format, d.cts missing > two formats, two sets of declarations, 双格式包的类型声明
types error but emitted, turn off type error, 忽略 ts 错误, 类型报错继续, fail build on types, migrate with errors, allow type errors, 类型错误构建失败, 允许类型错误, 类型出错还要构建 > type errors and the build, dts.abortonerror, 类型错误与构建

# Environment variables
what gets replaced, env replaced format, env at build time, env at runtime, are env variables inlined, env inlined, 环境变量被替换, 哪些变量替换, which env kept, env behavior esm cjs, 环境变量不替换 > how each expression is replaced, 各种写法的替换结果
dev only warning, dev warnings stripped, 开发环境提示, production check library, different code dev prod, warn in development only, node_env undefined browser, 生产环境去掉警告, 只在开发环境警告, 浏览器没有 process > process.env.node_env
import.meta.env.prod, reading 'mode', reading mode, import.meta.env vite library, undefined import.meta.env, import.meta.env 报错 > import.meta.env
api url env, localhost in bundle, env.local leaked, 变量前缀, env 前缀, 读取 env 文件, .env not read, env variable undefined in output, expose env variable, secret in env file, env 不生效, env 没读到, 暴露环境变量 > variables from .env files, .env 文件中的变量
package version constant, git hash constant, build date constant, replace identifier, declare const version, 版本号常量, 注入 git, 打包注入, replace string build time, global constant build, feature flag constant, 编译期常量 > custom values, source.define, 自定义的值
base url of consumer, configurable endpoint, library settings runtime, consumer sets api url, init options, options from app, 接口域名配置, 使用方配置, 应用传配置 > application settings, 由应用决定的设置
importmetaenv, processenv interface, type env variable, types import.meta.env, env 类型 > environment variables types

# JavaScript API
cli vs api, api without config, api ignores config, api ignores env, node_env in script, api 读取配置, api 与 cli > how the cli differs, 与命令行的区别
createrslib config, createrslib cwd, cannot destructure property 'env', api instance, 创建实例 > createrslib
load config script, read config programmatically, loadconfig path, 读取配置文件, 脚本读配置 > loadconfig
build watch api, api stats, close build, process does not exit, script hangs after build, multistats, 脚本不退出, 构建后不退出, api 监听 > rslib.build
AggregateError, rspack build failed, catch build error, try catch build, handle build errors, 捕获构建错误, 处理构建错误 > javascript api errors, rslib.build
rsbuild instance, onclosebuild, onafterenvironmentcompile, hook order, hooks order, 钩子顺序, rsbuild 实例 > rslib.onaftercreatersbuild
inspect programmatically, test configuration, writetodisk inspect, assert config > rslib.inspectconfig
exports of @rslib/core, runcli, import rspack from rslib, import rsbuild from rslib, 导出哪些, api 列表 > all exports, 全部导出

# JSON
import json module, require json, json default export, json 默认导出 > default import, import a json file, 默认导入, 导入 json 文件
json named export, import version from json, import key from json, should not import the named export, json 具名导出, json 解构 > named import, 具名导入
json becomes js, json converted to js, colors.json js, json to js bundleless, json 变成 js, json 转成 js > json files, json 文件
ship json unmodified, json file disappears, external json file, json not in dist, read json dist, json 没了, json 单独输出, dist 没有 json > keep the json file, 保留 json 文件
with type json, assert type json, is not of type json, 导入断言, node json import error, json needs attribute, assert json, json esm node, node 导入 json 报错, json with 语法 > import attributes, 导入属性
json raw text, json as string, json url, fetch json file, json 字符串 > use the text or the url, 使用文本或 url
ts2732, resolvejsonmodule error, json literal types, as const json, json string widened, json 类型, json 类型推断 > json files types
json schema, schema.json, locale json, i18n json, locales folder, translation files, 国际化文件, 语言包文件, 语言文件 > ship a json file as it is, 原样发布 json 文件
yaml plugin, toml plugin, .yml import, 导入 yaml, 导入 toml, csv data import, xml import, yml file, import toml file, yaml 插件, 导入 csv > other data formats, 其他数据格式
json parse error, huge json, json 太大, comments in json fail, trailing comma in json, big json slows, json 带注释, json 解析失败, json 文件过大 > json files pitfalls

# Terms
bundleless meaning, meaning of bundleless, bundleless definition, bundleless term, bundleless 是什么, bundleless 含义 > glossary, bundleless, 名词解释
externals meaning, external meaning, external definition, what is external, external 是什么, 外部化是什么 > glossary external, external, 名词解释
tree shaking meaning, tree shaking definition, what is tree shaking, tree shaking 是什么, 摇树是什么 > glossary tree shaking, tree shaking, 名词解释
shim meaning, shim definition, what is shim, shim or polyfill, shim 是什么, 垫片是什么 > glossary shim, shim, 名词解释
environment meaning, rsbuild environment, what is environment, environment name log, environment 是什么, 环境是什么 > glossary environment, environment, 名词解释
what is rstack, rstack meaning, rstack tools, rspack rsbuild rspress, rstack family, rstack 是什么, rstack 工具 > rstack, 名词解释
umd meaning, iife meaning, cjs meaning, esm meaning, format abbreviations, esm cjs explained, umd 是什么, iife 是什么, cjs 是什么, esm 是什么 > glossary, output format, 名词解释, 产物格式

# By hand
seven steps, manual steps, from empty folder, empty directory, without generator, 从零搭建 > set up by hand, 手动搭建
first rslib config, first config, first build, run first build, 第一次构建 > configure and build, 配置并构建
npm install rslib, add rslib dependency, yarn add rslib, pnpm add rslib, bun add rslib, 安装 rslib, 装 rslib > install rslib, 安装 rslib
what after quick start, learn next, where to continue, next after setup, 接下来学, 下一步学什么 > next steps, 下一步

# Remaining sections
rsbuild config in lib, options of rsbuild per output, share rsbuild config, 复用 rsbuild 配置, rsbuild.config 复用 > using rsbuild configuration, 使用 rsbuild 配置
raw rspack config, override rspack, rspack rules, 改 rspack 配置 > using rspack configuration, 使用 rspack 配置
keep previous build, save old dist, before upgrade copy, 升级前备份, 保存旧产物 > keep the old output, 保留旧的产物
ci node version upgrade, node 18 dropped, node requirement 1.0, 不再支持 node 18, 升级 node > check the runtime, 检查运行环境
dist too big, npm package too large, reduce published size, tarball too large, package size npm, 发布包太大, npm 包太大 > inspect the archive, bundle analysis, 查看包中的文件
file list npm, ls package, verify tarball, dry run pack, 看发布文件, 预览发布内容 > inspect the archive, 查看包中的文件
lazy css missing, styles of lazy component, chunk css not loaded, 懒加载样式, 动态导入样式 > css pitfalls, css 注意事项
component styles order, global css and modules, mixed css, which css mode, css for component library, 组件库样式方案 > choose how styles reach the page, 选择样式的加载方式
local fonts, woff2 file, font file in library, images in stylesheet, 本地字体, 打包字体, 字体文件路径 > fonts and images, 字体与图片
types for css files, css ts error, css 模块类型, css 的类型 > css typescript, client types, 预设类型
d.ts for both outputs, one d.ts two formats, d.ts deleted by other, d.ts disappear sometimes, types race, 类型互相覆盖, 两个格式类型 > two formats, two sets of declarations, 双格式包的类型声明
d.ts pitfalls, hand written types missing, function bodies in d.ts, alias in bundled d.ts, reference types assets d.ts, d.ts 有实现, 类型文件有代码 > declaration files pitfalls
mf id, environment mf, remotes not resolved mf, federation css leak, old chunks remote, federated styles, 联邦 id, 联邦样式 > module federation pitfalls
host error, host pitfalls, cors manifest, manifest not loaded, host hooks error, 宿主报错, manifest 加载失败 > module federation hosts pitfalls
commonjs require image, cjs asset path, require png output, cjs static files, cjs 图片, cjs 静态资源 > static assets commonjs, static assets
every asset copied, unused image emitted, images become modules, png.js file, bundleless images, bundleless 图片, bundleless 静态资源 > static assets bundleless output, bundleless 产物
svg bundled output, svg inlined in js, component code from svg, svgr output, svgr bundle, svgr 产物 > what the output looks like, svgr
svgr bundleless, svg separate modules, svg one file per icon, icons separate files, bundleless svg, bundleless 图标 > svgr bundleless, svgr
three ways svg, svg import ways, svg import options, icon import methods, 导入 svg 的方式, svg 几种方式 > import an svg as a component, 将 svg 作为组件导入
storybook requirements, storybook version needed, storybook packages needed, storybook 10, storybook prerequisites, storybook 版本要求, storybook 需要什么 > what you need, 准备工作
json bundled into js, json unused keys, json.parse in output, json 内联, json 摇树 > json files bundle, json 文件
`;
