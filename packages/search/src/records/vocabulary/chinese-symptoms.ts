/**
 * Owns symptoms and tasks in Chinese that `chinese-questions.ts` leaves out, and other tools as those who write Chinese ask
 * about them, mostly a name in Latin letters and two characters. The form is that of the tooling vocabulary.
 */
export const CHINESE_SYMPTOMS = `
# Names and places of files
产物是 mjs, 只有 mjs, mjs 怎么来, esm 后缀, 两种后缀 > 扩展名的确定规则, lib.autoextension
都输出 js, 不想要 mjs, 不要 mjs, 不想要 cjs, 固定扩展名, 指定扩展名 > 自定义扩展名
文件名加版本, 固定文件名, 自定义产物名, 输出名称, bundle 名称 > output.filename
打包到哪, 打包去哪, 产物在哪, 打包位置, 输出位置, 打包结果在哪 > dist 中的文件分布, output.distpath
打包到 lib, 打包到 es, es 目录 > output.distpath
保留目录里, 不删 dist, 不清除 dist, dist 别删, 清理时保留, 排除清理 > output.cleandistpath
目录不见, 少了 components, 目录被拍平, 文件夹没了, 目录不对, 层级变了 > lib.outbase, 固定基准目录
资源映射 > output.manifest

# Dependencies
为什么包含 react, 为何打包, 三方库打进 > 为什么某个依赖被打包了, 打包进产物的依赖
不想打包, 不打包 react, 排除 react, 排除 vue, 排除 antd, 剔除 react > 手动外部化依赖, output.externals
一起打进去, 强制打包, 打包 node_modules > 主动打包某个依赖
peer 依赖, react 写在哪, 放 dependencies > 由用户安装的依赖, 默认规则
lodash 子路径, 按前缀排除, 动态排除, external 函数, external 正则 > 使用函数判断, output.externals
react 多份 > invalid hook call
没写在 package.json, 幽灵依赖报错 > 默认规则, cannot find package … imported from
mjs 里 require, 动态 require > es 模块中的 require, shims.esm.require
引入 antd 样式, babel-plugin-import 替代 > source.transformimport

# Formats
只出 esm, 只打 esm, 还需要 cjs, 放弃 cjs, 不发 cjs > 只发布 esm, 纯 esm 还是双格式
又要 esm > 同时发布 esm 和 cjs, 一次构建多种格式
node 里 require, cjs 引用 esm, commonjs 引入 esm > err_require_esm
全局对象名, umd 名字, umd 变量 > lib.umdname
umd react, umd 排除, react 用 cdn, 外部 cdn > umd 与 iife 产物, output.externals
单例重复, 状态不一致, instanceof 失效 > 双包风险

# Bundle and bundleless
像 tsc 一样, 像 babel 一样, 类似 tsc > bundle: false, bundleless
打不打包, bundle 还是 bundleless, 打包还是不打包, 打包模式选择 > 选择产物结构, 两种模式的差异
按组件引入, 引入单个, 子路径引入, 按路径引入, 按文件引入 > bundle: false, 选择产物结构
公共模块, 抽公共, 代码重复 > bundle: true, source.entry
stories 被打包, 排除 stories, 排除 mock > source.entry, bundle: false
批量打包文件 > source.entry

# Syntax, targets, polyfills
编译到 es2015, async 没转, 还是 es6 > lib.syntax, 语法降级
browserslist 没用, browserslist 无效 > 设置 browserslist 查询, output.overridebrowserslist
target 没用, tsconfig target, target 不起作用 > tsconfig.json 中生效的字段, lib.syntax
低版本 node, 老版本 node, 支持 node 16, 兼容 node, node 兼容 > 从 engines 推断目标, lib.syntax
缺 polyfill, 少 polyfill, 库要 polyfill, 库里加 polyfill > 不附带 polyfill, 从 core-js 引入 polyfill
浏览器里 fs, 浏览器 process, 浏览器 stream, 浏览器 crypto, node 模块报错, 前端用 crypto, buffer 报错 > node.js 模块的 polyfill, is a built-in node.js module
同构 sdk, ssr 兼容 > 通用库
减少辅助 > lib.externalhelpers, 导入辅助函数
检查 es5, 验证 es5 > 检查产物

# Minify, comments, constants, source maps
为什么没压缩, 怎么压缩, 开启压缩, 生成 min.js > output.minify, 如何压缩产物
不要压缩, 取消压缩, 不混淆 > output.minify, 默认会压缩哪些内容
类名被压缩, 变量名被改 > output.minify
去 console, 移除 log > 如何移除 console 调用
注释被删, jsdoc 丢失, jsdoc 没了 > 如何保留全部注释
不生成 license > index.js.license.txt 从何而来, output.legalcomments
pure 注释, 纯函数标记 > 产物中为什么保留了未使用的代码, 如何压缩产物
加注释头, 文件头信息 > banner.js, lib.banner
文件末尾加, 结尾加代码, 导出语句后 > footer.js
define 不生效, define 类型, define 报错 > source.define, 自定义的值
生成 map, 不生成 map, 没有 map, map 文件 > output.sourcemap

# Environment
区分开发生产 > process.env.node_env
process.env 没替换, node_env 没替换 > 为什么 process.env.node_env 没有被替换, 各种写法的替换结果
用户配置地址, 动态配置接口 > 由应用决定的设置

# Declarations
一个 d.ts > dts.bundle, 打包成一个文件
@types 打进, 不打包 @types, 排除 @types > 开发依赖的类型
两份 d.ts > 双格式包的类型声明, dts.autoextension
别名没转, 声明别名 > redirect.dts.path, dts.alias
d.ts 没扩展名, nodenext 报错 > redirect.dts.extension, ts2835: relative import paths need explicit file extensions
打包不检查 > 类型检查
扩展模块 > 模块扩充
点进去是 d.ts > 声明映射
less 类型, scss 类型, css module 类型, png 类型 > 预设类型
测试 d.ts > 为什么多出了一些类型声明文件
ts 原生 > typescript 版本
换 tsconfig, 不同 tsconfig > 使用其他 tsconfig, source.tsconfigpath
tsconfig 字段 > tsconfig.json 中生效的字段
references 打包 > dts.build, 使用 project references
api extractor 报错, dts bundle 报错 > unable to analyze the export, 打包后丢失或多余的类型

# Styles
样式没生效, 样式不生效 > 选择样式的加载方式, 单个样式文件
css 自动导入 > 在产物中导入样式文件, 每个模块一个样式文件
css 分开 > 每个模块一个样式文件
css 文件名, css 改名 > 单个样式文件, output.filename
单独打包 css, 打包主题, 主题样式 > 单独发布样式文件
class 名称 > output.cssmodules, css modules
styles 为空 > css modules, output.cssmodules
modifyVars > sass 与 less
输出 scss > bundleless 模式如何跳过对 less, redirect.style.extension
css 压缩, 压缩 css, css 没压缩 > output.minify, postcss 与浏览器兼容性
css 文本 > 以字符串形式导入 css
css url 报错 > 以根路径开头的 url, can't resolve '/…
tailwind 不生效 > tailwind css

# Assets, JSON, workers, WebAssembly
图片打包成 js, 小图片 > output.dataurilimit, 内联与独立文件, bundleless 产物
图片 cdn, 资源 cdn > 固定的公共路径, output.assetprefix
复制 readme > output.copy, 原样复制文件
导入 html > 查询参数, 其他类型的文件
资源相对路径 > new url, shims.esm.__dirname
读取 package.json > source.define, json 文件
svg 大小, svg 尺寸 > 调整 svg
多线程打包 > node.js 工作线程

# Frameworks
搭建组件库, 开发组件库 > react, 组件库
vue2 打包 > vue 2, vue
preact 打包 > 官方插件, jsx 转换
联邦打包 > 模块联邦, 构建生产者
mf 类型 > 消费者的类型提示
mf 调试, mf 本地 > 使用 mf-dev 开发

# Commands, configuration, plugins
没有配置文件 > 不写配置文件直接构建, build 的选项
配置文件报错, 配置文件 import, jiti 报错 > 配置文件的加载方式
多项目配置 > 合并配置
区分环境配置, 配置判断环境 > 使用环境变量
看 rspack 配置 > 调试配置, rslib inspect
构建失败退出, ci 失败, 报错不退出 > 退出码与日志
清缓存, 缓存没更新, 缓存问题 > performance.buildcache, 命令行选项或环境变量不生效
自定义 rspack > tools.rspack
加 babel > 官方插件
写插件, 插件钩子, 构建钩子 > 编写自己的插件

# Packages and publishing
link 调试 > 监听多个包, 开发时引用源码或 dist, 试用打包后的包
直接引源码 > 开发时引用源码或 dist
发布哪些, 包里有什么, files 字段 > 查看包中的文件, 准备 package.json
exports 写法, package.json 怎么配 > 准备 package.json, 配置 package.json
发布 beta > 手动发布
bin 配置 > 命令行工具
单文件程序 > experiments.exe
测试覆盖 > 覆盖率

# Other tools
vite 打包库, vite 打包组件库 > 从 vite 库模式迁移
vite css 注入 > css, 选择样式的加载方式
vite 类型, vite-plugin-dts 替代 > lib.dts, 生成类型声明文件
rollup 打包库, rollup 换 > 从 rollup 迁移
rollup 多文件, rollup 保留目录 > source.entry, bundle: false
rollup 插件对应, rollup 插件替代, rollup 插件能用 > 插件对照
tsc 打包, tsc 替代 > 从 tsc 迁移
librarytarget 对应 > lib.umdname, lib.format
esbuild 插件, esbuild 打包, esbuild 对比 > 与其他工具的比较, 编写自己的插件
babel 打包, babel 编译 > bundle: false, 官方插件
gulp 打包, gulp 编译, gulp 替代 > bundle: false, javascript api
rspress 文档 > 使用 storybook, 相关的包
rsbuild 区别, rsbuild 打包库, rspack 区别, rslib 区别 > 核心功能, 架构
unbuild 对比, tsdown 对比, father 对比, bunchee 对比 > 与其他工具的比较
modern.js 模块, module-tools 迁移, modern 迁移 > 从 modern.js module 迁移

# Choosing, starting, upgrading
改造项目 > 在已有项目中接入, 手动搭建
升级 1.0, 破坏性更新 > 从 0.x 升级到 1.0
速度快 > 构建耗时
稳定吗 > 适用场景
案例, 参考项目 > 示例项目
llms > 为仓库编写说明文件, llms.txt

# What the sections say
忽略语言包, 忽略 moment, 排除语言包 > tools.rspack
缓存失效条件, 缓存 key, 缓存键 > performance.buildcache
sql 文件, 导入 sql, 字符串导入文件 > tools.rspack
不处理 url, 跳过 url, 忽略 css url > tools.cssloader, 以根路径开头的 url
插件先执行, 插件最后执行 > 插件的作用范围
服务端再构建 > output.emitcss, output.emitassets
发布前自动构建, 发布前自动打包, prepare 脚本, 安装时构建 > 准备 package.json
dist 没提交, dist 被忽略 > 查看包中的文件, 准备 package.json
包引用自己, 自己引用自己, 自引用 > 测试最终的包
storybook 第二项, storybook 用哪个 lib > 插件选项
自动文档, props 表格, 属性表格 > 编写 story
storybook 静态 > 运行与构建
线程池, worker 池 > 可识别的写法, node.js 工作线程
worker 没输出, worker 还是 ts, worker 没编译 > 可识别的写法
worker 导出, 单独导出 worker > 把 worker 作为入口
共享版本范围, 指定共享版本 > 共享依赖
动态注册远程, 运行时注册, 运行时加载远程 > 导入组件, 在消费者中加载, 模块联邦消费者
库里用远程, 组件库引用远程 > 在库中使用远程模块
远程样式, 联邦样式冲突 > 模块联邦
打印模块, 模块清单, 看打包模块 > 列出模块
防止打包依赖, 误打包检查 > 列出模块
接口地址写死, 本地地址被打包, localhost 被打包 > .env 文件中的变量
pnpm 递归构建, pnpm 并行, npm workspaces 顺序 > 使用包管理器
自定义条件 exports, source 条件, 条件导出源码 > 开发时引用源码或 dist
并行监听, 一起监听 > 监听多个包
根目录 env, env 放根目录 > monorepo
react 17 兼容, 老版本 react > jsx 转换
全局组件注册 > vue
svelte 源码发布, sveltekit 使用 > 源码产物
solid 服务端, solid 水合 > 为服务端渲染保留 jsx
加 eslint, 加 prettier, 加 biome > 可选工具
文件夹非空, 包名和目录 > 跳过提问
对比 dist, 产物 diff > 对比产物, 保留旧的产物
两个 rsbuild, rsbuild 版本 > 升级依赖, 更新版本
能打包应用吗 > rslib 不做什么, 适用场景
最快的打包, 比 tsdown 慢, 比 vite 慢 > 构建耗时
json 文本, json 地址 > 使用文本或 url
发布 json, json schema 发布 > 原样发布 json 文件
svgr 配置 > 调整 svg
svg 默认导出, svg 具名导出 > 作为默认导出, 作为具名导出
core-js 体积, polyfill 体积 > 从 core-js 引入 polyfill
polyfill 不污染, 纯净 polyfill > 从 core-js-pure 导入单个函数
语法和 polyfill, 语法和 api > 语法与 api 的区别
构建结果对象, stats 对象, 构建后 stats > rslib.build
复制成 markdown, markdown 地址 > 复制本页, 页面的 markdown 版本
智能体技能, ai 技能 > 为仓库编写说明文件
发给 ai, 贴给 ai > 在 ai 工具中使用文档
attw node10, 忽略 node10 > 用 are the types wrong
types 放最前, types 顺序 > 用 publint 检查, 准备 package.json
npm version 用法, 改版本发布 > 手动发布
二次验证, 动态码 > 手动发布
可信发布 > 在 ci 中发布
桌面端 electron, vscode 插件打包, 打包 vscode 插件 > 手动外部化依赖, output.target
油猴, chrome 扩展打包 > iife
小程序组件库, 小程序 npm > lib.syntax, output.target
serverless 打包, 云函数打包, lambda 打包 > 主动打包某个依赖, node.js 库
express 打包 > node.js 库
uniapp, taro 组件库 > resolve.extensions, output.target
hooks 库打包, 打包工具库, lodash 类库 > 通用库, 解决方案
按需 css > 每个模块一个样式文件
`;
