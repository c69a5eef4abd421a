/**
 * Owns features of languages and platforms, kinds of files and of services that readers name, with the subject under which
 * documentation of a build tool has them: a page seldom names every syntax that is downgraded.
 */
export const LANGUAGE_FEATURES = `
# Syntax and missing APIs
nullish, nullish coalescing, optional chaining, ??, private class field, private field, class field, arrow function, template literal, spread, async await, generator function, bigint, logical assignment, 可选链, 空值合并, 私有字段, 箭头函数, 展开运算符 > syntax downgrade, syntax, 语法降级
promise, fetch, intl, structuredclone, array.prototype.at, object.hasown, replaceall, flatmap, allsettled, weakref > missing apis, polyfill, 缺失的 api
enum, enums, const enum, 枚举, 常量枚举 > const enum, how typescript is compiled, typescript 的编译方式
metadata, reflect metadata, emitdecoratormetadata, typeorm, nestjs, mobx, inversify, 元数据, 反射 > decorators, decorators version, 装饰器, 装饰器版本
augmentation, declaration merging, module augmentation, extend types, 声明合并, 类型扩展, 扩展类型 > module augmentation, 模块扩充
ambient, ambient types, triple slash, 全局声明 > client types, d.ts
checkJs, allowJs, jsdoc types, javascript types > type checking, declaration files
fragment, jsximportsource, classic jsx > jsx transform, jsx 转换
star export, namespace import, re-export, reexport, barrel, barrel file, index file, 重新导出, 聚合导出 > re-exporting, export, tree shaking
__esmodule, interop, esmoduleinterop, default interop, 互操作 > commonjs, named exports, cjs
amd, requirejs > umd, amd

# Files
txt, text file, md file, markdown file, html file, glsl, wgsl, shader, sql, proto, csv, xml, raw text, file as string, file content, 文本文件, 文本内容, 当字符串, 作为字符串, 字符串引入 > other file types, queries, source.assetsinclude, 其他类型的文件
graphql, yaml, yml, toml, json5 > other data formats, other file types, 其他数据格式
base64, data url, data uri, datauri, embedded image, embed image, 转 base64, 转成 base64 > inline or separate file, output.dataurilimit, asset urls and inlining, 内联与独立文件
png, jpg, jpeg, gif, webp, avif, mp4, mp3, video, audio, picture, pictures, photo, 视频, 音频, 图标, 插图 > static assets, images, 静态资源, 图片
woff, woff2, ttf, icon font, webfont, @font-face, font face, 字体图标, 网络字体 > fonts and images, fonts, 字体与图片
svgo, svg sprite, icon component, icons component, 图标组件, 雪碧图 > svgr, import an svg as a component, 作为组件导入
symlink, npm link, yalc, local tarball, install locally, try locally, 软链, 软链接, 本地安装, 本地联调 > try the packed package, workspace packages, 试用打包后的包
npmrc, registry, token, login, 2fa, two factor, otp, 令牌, 登录, 双因素, 私有源, 私服 > publish by hand, publish from ci, 手动发布, 在 ci 中发布
oidc, trusted publisher, gitlab, workflow, pipeline, ci/cd, 流水线, 工作流 > publish from ci, provenance, 在 ci 中发布
canary, prerelease, nightly, beta, dist-tag, next tag, 预发布, 测试版, 灰度 > publish, versions, 版本
pnp, node_modules, hoisting, phantom dependency, phantom dependencies, nested dependency, 幽灵依赖, 依赖提升 > packages that depend on each other, types of transitive dependencies, cannot find package

# Ways to run
non-interactive, noninteractive, unattended, no prompt, no prompts, without prompt, without prompts, without questions, skip prompt, skip prompts, 非交互, 不交互, 不要交互, 无交互, 跳过提问, 不要提示 > skip the questions, 跳过提问
docker, ci environment, 持续集成 > exit codes and logs, publish from ci, 退出码
verbose, log level, loglevel, silent, quiet, no color, 日志级别, 静默, 减少日志 > exit codes and logs, 退出码与日志
executable script, script executable, run command after install, run after install, installed globally, global install, npx, command after install, 全局安装, 可执行脚本, 脚本执行, 脚本 执行, 装完 执行, 直接执行 > command line tools, bin, 命令行工具
signal, sigint, ctrl c, hang, hangs, never exits, does not exit, 卡住, 不退出 > exit codes and logs, watch mode
secret, secrets, api key, token leak, credentials, 敏感信息, 密钥, 泄露 > environment variables, 环境变量
build only, only build, build one, single output, one of the outputs, only one format, only esm, esm only build, 只构建, 仅构建, 只编译, 只打 > build some of the outputs, --lib, build by id, 只构建部分产物
size of library, how big, how large, library size, package size, size of package, weigh, kilobytes, kb, gzip, gzipped, minzip, bundlephobia, size-limit, 多大, 变大, 太大, 大小分析, 体积分析 > bundle analysis, size in an application, 产物分析, 应用中的实际体积
memory leak, out of memory, heap, oom, 内存泄漏 > performance, memory
mock, mocks, msw, spy, snapshot, e2e, playwright, cypress, 端到端, 模拟 > testing, test, 测试
built package test, test dist, test the build, test output, test built, 测试产物, 测试 dist > test the package, 测试最终的包
lambda, cloudflare, workers runtime, edge, vercel, 云函数, 边缘 > node.js, output.target

# Styles
theme, themes, theming, dark mode, css variables, custom properties, 主题, 换肤, 暗色, 主题定制, css 变量 > css, styles, 样式
mixin, mixins, sass variables, less variables, 混入, 变量 less > sass and less, sass 与 less
bem, style conflict, style clash, class clash, class conflict, class names clash, style isolation, 样式污染, 样式冲突, 类名冲突 > css modules, output.cssmodules
purgecss, unused css, critical css > css, tree shaking

# Declarations and paths
tsconfig paths, path mapping, paths mapping, ts paths, paths stay, paths remain, 路径映射 > path aliases, redirect.dts.path, redirect.js.path, 路径别名
workspace:*, workspace:^, workspace protocol, catalog:, workspace 协议 > monorepos, packages that depend on each other, monorepo
file extension missing, missing extension, no extension, without .js, without extension, 没有后缀, 缺少后缀, 不带后缀 > redirect.js.extension, cannot find module
types first, types condition, condition order, types 放第一, 条件顺序 > point package.json at them, check with publint
copyright, license header, licence, license comment, license comments, legal comments, 版权, 版权声明, 许可证, 版权注释 > output.legalcomments, keep all comments
deprecated, removed option, renamed option, 废弃, 已废弃 > upgrade, has been removed, 升级
`;
