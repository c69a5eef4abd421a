/**
 * Owns how readers who write Chinese ask for what the pages say in other words: symptoms, tasks, colloquial names and those
 * of Taiwan and Hong Kong (in simplified characters), section by section. Mostly two words of two characters, which may be
 * apart in the query and in any order. The form is that of the tooling vocabulary; each word on the left has Chinese in it.
 */
export const CHINESE_QUESTIONS = `
# Names and places of files
后缀不对, 后缀变成, 变成 mjs, 变成 cjs, 生成 mjs, 统一后缀 > 扩展名的确定规则, lib.autoextension
固定后缀, 强制后缀, 指定后缀, 都用 js, 修改副档名 > 自定义扩展名, output.filename
文件名带版本, 文件名前缀, 产物命名, 命名规则, 档名格式 > output.filename
加哈希, 带哈希, 浏览器缓存, 强缓存 > output.filenamehash
文件清单, 文件映射表, 产物映射 > output.manifest
压缩版, 未压缩版, min 版本, 带 min > output.minify, output.filename
一对一输出, 按文件输出, 分文件打包, 分文件输出, 和源码一致, 目录一致, 目录对应, 纯编译, 仅编译, 只做编译, 文件不合并 > bundle: false, bundleless
打到一起, 合到一起, 全部合并 > bundle: true
深层引用, 引入子模块, 引用内部, 引用子目录 > is not defined by "exports", bundle: false
产物少文件, 少了文件, 文件没输出, 只输出一个, 只生成一个 > bundle: false, source.entry
生成哪些文件, 输出哪些文件, 打包后结构, 产物长什么样, 目录布局 > dist 中的文件分布
文件重名, 重复入口 > duplicate entry
资源重名, 图片重名, 文件名冲突, 档名冲突 > conflict: multiple assets emit different content to the same filename
目录变了, 目录变化, 层级变化, 路径层级, 外层目录, 顶层目录, 目录丢失, 少目录, 资料夹层级 > lib.outbase, 固定基准目录
跑到外面, 输出到外面, dist 外面, dist 之外, 生成到源码 > 基准目录之外的文件
分目录存放, 按类型分目录, css 目录, 目录改名, 输出资料夹 > output.distpath
旧产物, 残留产物, 打包前清, 打包前删除, 构建前删除, dist 消失, dist 被删, 文件被清 > output.cleandistpath
还是旧的, 还是旧代码, 结果没变, 产物没变, 参数不生效, 参数没效果, 改了参数, 清除快取, 缓存导致 > 命令行选项或环境变量不生效, performance.buildcache
拷到 dist, 拷过去, 复制过去, 附带资源, 附带模板, 复制档案, 拷贝模板 > output.copy, 原样复制文件

# Paths in the output
路径没改, 路径没变, 路径没处理, 路径原样, 汇入路径 > lib.redirect, redirect.js.path
没有扩展名, 缺扩展名, 缺少扩展名, 不带扩展名, 没带后缀, 缺后缀, 要加 .js > redirect.js.extension, cannot find module … imported from
还是 less, 还是 scss, less 后缀, scss 后缀, scss 路径 > redirect.style.extension
图片变 js, 图片变成 js, svg 变成 js, 资源变成 js > redirect.asset, bundleless 产物
imports 字段, 内部别名 > redirect.js.path
路径简化, 路径太长, 绝对路径引入, 根目录引入 > 路径别名, resolve.alias
别名标红, 别名爆红, 别名飘红, 编辑器 别名, vscode 别名 > ts2307: cannot find module '@/…
替换依赖, 换掉依赖, 换成别的包, 换个包, 空实现, 模组替换 > resolve.alias
省略后缀, 省略扩展名, 不写后缀, 查找顺序, 后缀顺序 > resolve.extensions
区分平台, 按平台, 不同端, 多端代码, 跨端 > resolve.extensions, 通用库
自定义条件, 条件解析, 条件匹配 > resolve.conditionnames
入口优先级, 字段优先级, 解析到 cjs, 引到 cjs, 选错入口 > resolve.mainfields

# Entries
指定入口, 改入口, 换入口, 入口位置, 扫描目录, 自动扫描, 批量入口, 动态入口, 遍历目录, 进入点, 程式进入点, 多进入点 > source.entry
入口不存在, 入口没找到, 找不到入口, 入口报错 > could not find any entry module, no entry files matching
入口数组, 入口字符串 > the source.entry configuration should be an object
初始化代码, 全局初始化, 前置代码, 最先加载 > source.preentry
测试也打包, 测试被打包, 单测被打包, 剔除测试, 排除单测, 排除示例 > source.entry, bundle: false

# Formats
几种格式, 哪几种格式, 格式选型, 格式怎么定, 模组格式 > 选择格式
老项目引用, 旧项目引用, 老项目使用, 旧系统, 兼容 require, 支持 require, commonjs 项目用 > 同时发布 esm 和 cjs, err_require_esm
require 报错, 不能 require, 无法 require, require 失败 > err_require_esm, no "exports" main defined in
多写 default, 要加 default, 去掉 default, 预设汇出 > footer.js, is not a function
状态丢失, 状态不同步, 两份状态, 共享状态, 单例不生效, 判断实例, 两个实例 > 双包风险
埋点脚本, 埋点 sdk, 统计脚本, 嵌入脚本, 嵌入网页, 浏览器扩展, 浏览器插件, chrome 插件, 油猴脚本 > iife, umd
写 sdk, 封装 sdk, 打包 sdk, js sdk, 前端 sdk, 开发 sdk > umd, 浏览器库
网页引用, 网页里用, 网页直接, html 直接, 静态页面, 静态网页, jquery 项目, 外链引入 > umd, lib.umdname
挂全局, 全局访问, 全局调用, 页面调用, 全域变数 > lib.umdname, umd
污染全局, 覆盖全局, 全局冲突, 变量冲突 > lib.umdname
多级名称, 多级命名, 嵌套全局 > 嵌套名称
顶级 await, 顶层异步, 顶层等待, 最外层 await > 顶层 await 会让 cjs 产物静默出错, require() cannot be used on an esm graph with top-level await

# Dependencies
用户自己装, 需要用户装, 使用者安装, 宿主提供, 宿主安装 > 由用户安装的依赖, autoexternal.peerdependencies
放 peer, 写 peer, peer 还是, react 放哪, 依赖写哪, 依赖该放, 依赖分类 > 默认规则, 处理第三方依赖
安装后报错, 装完报错, 安装后找不到, 别人用报错, 别人用不了, 用户用不了 > cannot find package … imported from, cannot find module … imported from
把库打进, 依赖合并, 依赖合进, 依赖全打, 套件打包 > 主动打包某个依赖, 打包进产物的依赖
剔除三方, 剥离依赖, 抽离依赖, 抽离三方, 排除三方, 不打三方, 外部套件 > 手动外部化依赖, output.externals
正则排除, 匹配子路径, 排除子路径, 子路径被打包 > output.externals
动态判断, 条件排除, 逐个判断 > 使用函数判断
为啥打进, 为啥打包, react 打进, vue 打进, antd 打进 > 为什么某个依赖被打包了
依赖没声明, 没写依赖, 漏写依赖, 忘记声明 > 默认规则, cannot find package … imported from
重复打包, 多份依赖, 版本重复, 依赖去重, 同包多版本 > resolve.dedupe
没装也能, 不装也能, 可有可无 > autoexternal.optionaldependencies
组件按需, antd 按需, 按需汇入 > source.transformimport, 如何让库便于 tree shaking

# Syntax and environments
语法级别, 语法等级, 编译级别, 语法太新, 代码太新, 没转译, const 没转, 老手机, 老设备, 微信浏览器, 双问号 > lib.syntax, 语法降级
api 没转, 方法没转, 只转语法, 语法还是 api > 语法与 api 的区别
方法不存在, 方法不支持, api 不支持, 加补丁 > 缺失的 api
依赖降级, 依赖没降级, 依赖语法, 依赖没转, 依赖太新, 三方包没转, node_modules 没转, 套件转译 > 依赖中的代码, source.include
校验语法, 检测语法, 检测 es5, 验证兼容, 确认兼容, 兼容测试 > 检查产物
浏览器用 node, 浏览器用 path, 浏览器用 buffer, 前端用 node, 前端用 buffer > node.js 模块的 polyfill, is a built-in node.js module
前后端共用, 前后端通用, 前后端都能 > 通用库
服务端报错, 服务端没有 window, 伺服端渲染, 预渲染报错 > document is not defined
下划线函数, 下划线开头, 一堆函数, 辅助代码 > lib.externalhelpers, 内联辅助函数
所在目录, 所在路径, 获取当前路径, 当前文件夹, 拿到当前目录, 目前目录 > lib.shims

# Minification, comments, constants
变成一行, 压成一行, 代码看不懂, 变量名变短, 换行没了, 没有换行, 加密代码, 源码加密, 源码保护, 程式码压缩 > output.minify, 如何压缩产物
没有压缩, 没压缩, 自动压缩, 压缩了吗 > 默认会压缩哪些内容
去掉打印, 去除打印, 打印语句, 打印没了, 清除 console, 屏蔽 console, 日志没了 > 如何移除 console 调用
注释丢了, 注释不见, 注释消失, 中文注释, 文档注释, 注解消失 > 如何保留全部注释
悬停提示, 鼠标悬停, 悬浮提示, 看不到注释 > 如何保留全部注释, 类型声明文件
多出 txt, txt 文件, 多了 txt, 开源声明, 协议声明, 授权声明 > index.js.license.txt 从何而来, output.legalcomments
顶部插入, 头部插入, 头部添加, 顶部添加, 开头添加, 统一加注释, 版本注释, 作者信息 > banner.js, lib.banner
底部插入, 末尾插入, 底部添加 > lib.footer, footer.js
css 顶部, css 开头, css 头部 > banner.css
css 末尾, css 底部 > footer.css
打包时间, 打包日期, 构建日期, 写入版本, 编译变量, 条件打包, 变数注入, 替换字符串, 文本替换 > source.define, 自定义的值
定位源码, 报错定位, 错误定位, 行号不对, 报错位置, 断点调试, 线上定位, 原始码对应 > output.sourcemap
源码泄露, 隐藏源码, 暴露源码 > output.sourcemap, 查看包中的文件
中文转码, 中文变 unicode, 编码问题, 字元编码 > output.charset
没用的代码, 多余代码, 代码去不掉, 摇不掉, 没摇掉 > 产物中为什么保留了未使用的代码
全打进来, 整个打进, 引一个组件 > 如何让库便于 tree shaking, 应用中的实际体积
互相引入, 相互引入, 循环相依, 循环导入 > cannot access … before initialization
动态公共路径, webpack 变量 > 在产物中保留 __webpack_hash__ 等变量
波浪线 > 文件名中的 ~0 是什么意思
方法没了, 方法丢失, 函数不见, 代码不见, 被优化掉, 被摇掉 > output.minify, bundle: true

# Settings
接口地址, 后端地址, 请求地址, 服务地址, 用户传入, 外部传入, 运行时传入 > 由应用决定的设置
开发才打印, 只在开发, 仅在开发, 开发提示, 生产不打印, 判断开发, 判断生产 > process.env.node_env
没被替换, 没有替换, 变量没替换 > 为什么 process.env.node_env 没有被替换, 各种写法的替换结果
变量为空, 变量 undefined, 拿不到变量, 读不到环境 > \`.env\` 文件中的变量, 环境变量
多套环境, 切换环境, 指定环境, 预发环境 > 使用环境变量, 通用选项

# Types
类型不全, 类型不完整, 类型错乱, 类型没了, 变成 any, 全是 any, 都是 any > redirect.dts.path, 打包后丢失或多余的类型
装了没类型, 引入没类型, 引用没有类型, 安装后没有类型, 缺类型, 缺少声明, 找不到声明 > ts7016: could not find a declaration file for module, 配置 package.json
互相删除, 类型被覆盖, 声明被覆盖, 声明文件被删, d.ts 被删, d.ts 消失, d.ts 不见, 声明消失, 类型时有时无 > using top-level "dts" may cause conflicting file writes or deletions, 双格式包的类型声明
两套类型, 两份类型, 类型共用 > 双格式包的类型声明
点进源码, 跳到源码, 点击跳转, 跳到 d.ts, 转到定义, 跳转类型 > 声明映射
私有类型, 隐藏类型, 内部接口, 不暴露类型 > 内部声明
扩展全局, 扩展 window, 扩展接口, declare 丢失, declare 没了 > 模块扩充, footer.dts
传递依赖, 间接依赖, 嵌套依赖 > 间接依赖的类型
类型打进去, 类型没打进, 三方类型 > dts.bundle.bundledpackages
类型合成一个, 只要一个 d.ts, 单个 d.ts, 型别合并 > dts.bundle, 打包成一个文件
类型放一起, 类型单独放, 类型分开放, 类型文件夹, 型别目录 > dts.distpath, 输出目录
生成型别, 产生型别, 打包带类型 > 生成类型声明文件, lib.dts
手写类型没, typings 没, d.ts 没复制, d.ts 没拷贝, d.ts 没打进 > dist 中为什么没有手写的 .d.ts 文件
测试也生成, 多生成类型, 多生成 d.ts, 不需要的类型 > 为什么多出了一些类型声明文件
类型卡, 类型耗时, 类型太久, 类型很久, 加速类型, 类型提速, 型别太慢 > 使用 isolateddeclarations, dts.isolated, typescript 版本
代码没错, 编译没问题, 因为类型失败, 类型导致失败, 类型不过, 类型通不过, 型别错误, 型别检查 > 类型错误与构建, dts.abortonerror, 类型检查
类型错没报, 不报类型错 > 类型检查
合并类型报错, 类型打包报错, 类型打包失败, 合并类型失败 > 打包后丢失或多余的类型, unable to analyze the export
生成在 src, 类型在 src, 声明在 src, 类型多一层, 类型路径不对 > ts5011: the common source directory of, 输出目录
外层文件, 引入外层, 引用上级, 上级目录, 引用根目录 > ts6059: file … is not under 'rootdir'
图片标红, 样式标红, css 标红, svg 标红, less 标红, 引入图片报错, 引入 svg 报错, 引入样式报错, 导入图片报错 > ts2307: cannot find module './index.module.css', 预设类型
process 标红, require 标红, process 找不到, 缺少 node 类型 > ts2591: cannot find name
标红, 爆红, 飘红, 编辑器报错, vscode 报错 > 类型检查, 类型错误
jsx 标红, jsx 爆红, jsx 类型, tsx 报错 > ts17004: cannot use jsx unless the '--jsx' flag is provided
ts 写 jsx, ts 文件 jsx, 尖括号报错, 正则未结束 > unterminated regexp literal
显式类型, 显式返回, 标注返回, 缺少标注 > ts9007: function must have an explicit return type annotation
匿名类, 私有成员, mixin 报错 > ts4094
类型再导出, 重新导出类型, 导出类型报错, 导出接口, 导出 interface > ts1205: re-exporting a type
导入类型报错, 导入接口, 导出找不到, 导出不存在 > esmoduleslinkingerror: export … was not found in
类型没有导出, 导出成员 > ts2305: module … has no exported member
pnpm 类型 > ts2883: the inferred type of … cannot be named without a reference to
字段被覆盖, 属性被覆盖, 属性被重置, 父类赋值, 基类赋值, 类字段, 类属性 > 装饰器版本
outdir 没用, outdir 不生效, target 不生效, tsconfig 没用, tsconfig 没生效, tsconfig 无效 > tsconfig.json 中生效的字段
升级 ts, 升级 typescript, ts 新版 > typescript 版本, ts5011: the common source directory of

# Styles
css 方案, 样式选型, 样式怎么办 > 选择样式的加载方式
总样式, 样式入口, 全部样式, 统一样式, 样式合并, css 合并 > 单个样式文件
自带样式, 各自的样式, 按组件拆 > 每个模块一个样式文件
主题文件, 重置样式, 纯 css, 只打包 css, 只打包样式, 公共样式, 通用样式 > 单独发布样式文件
免引入, 不用引样式, 不用引 css, 自动带样式 > 在产物中导入样式文件, 用 javascript 注入样式, 每个模块一个样式文件
css 塞进, 样式塞进, 样式写进, 样式打到 js, 样式合到 js, 样式内置, 样式嵌入, css 嵌入 > output.injectstyles, 用 javascript 注入样式
内容安全策略, csp 报错 > output.injectstyles
不要 css, 不输出 css, 不生成样式, 不输出样式, 禁止 css > output.emitcss, output.target
上线没样式, 线上没样式, 打包后没样式, 部署后样式, 生产没样式, 样式被摇, 样式被删, 样式被移除, 样式遗失 > 开发时有样式, 单个样式文件
异步没样式, 懒加载没样式, 动态组件样式 > 按需加载的部分没有样式
样式串了, 样式影响, 样式打架, 影响宿主, 影响全局, 样式作用域 > css modules, output.cssmodules
class 前缀, class 变了, 用户改样式, 让用户覆盖, 覆盖组件样式 > output.cssmodules, css modules
用户改变量, 发布 less, 发布 scss > bundleless 模式如何跳过对 less, sass 与 less, redirect.style.extension
工具类不生效, 类没生成, class 没生成 > tailwind css
css 降级, css 没降级, css 语法, css 嵌套 > postcss 与浏览器兼容性, tools.lightningcssloader
px 转 rem, px 转 vw, 移动端适配, rem 适配 > tools.postcss
shadow 样式 > 以字符串形式导入 css
插到 head, 插入 head, 样式标签 > tools.styleloader

# Assets
图档, 图档路径, 汇入图档 > 静态资源, 在 javascript 中导入
支持哪些文件, 支持什么文件 > 支持的文件类型
图片变字符串, 图片被转, 小图标, 图片太大 > output.dataurilimit, 内联与独立文件
加域名, 资源域名, 图片域名, 路径加前缀, 完整地址, 自己服务器, 静态服务器, 上传 oss, 上传 cdn, 资源放 cdn, 二级目录, 子目录部署, 部署路径 > output.assetprefix, 固定的公共路径
多个斜杠, 斜杠开头 > 以根路径开头的 url, output.assetprefix
读本地文件, 读取模板, 同目录文件, 旁边的文件 > new url
构建后才有, 之后才生成, 文件还不存在 > 构建时尚不存在的文件, can't resolve … new url(
模型文件, 动画文件, 压缩包文件, 特殊文件, 特殊格式, 不识别文件, 自定义资源, 引入 md, 着色器 > 其他类型的文件, source.assetsinclude
不输出图片, 不输出资源 > output.emitassets
svg 变字符串, svg 当图片, svg 渲染 > 将 svg 作为组件导入, 使用查询参数
语言包, 多语言, 国际化, 翻译文件, 文案文件 > json 文件
json 不打包, json 原样, json 独立文件, json 不合并 > 保留 json 文件, 原样发布 json 文件
耗时计算, 后台计算, 页面卡顿, 开线程, 执行绪 > web workers

# Frameworks
usestate 报错, usestate 为空, context 为空, context 拿不到, context 失效, hooks 出错, react 两份, react 冲突 > invalid hook call
没引入 react, 不引入 react, react 未定义 > react is not defined, jsx 转换
hooks 库, 封装 hooks, 自定义 hooks > react
方法库, 纯函数库, utils 库 > 解决方案, 通用库
next 用不了, next 里用, next 项目, 客户端元件 > 在 next.js 中使用
指令没了, 指令不见, 指令消失, 指令保留, 指令位置 > 如何让 "use client" 保留
失去响应, 响应式丢失, 响应性, 解构 props > solid
重复渲染, 减少渲染 > react compiler
看效果, 预览效果, 组件效果, 调样式, 边写边看, 组件示例, 组件 demo, 元件预览, 元件展示 > 使用 storybook
storybook 不生效, storybook 报错, storybook 别名 > 使用 storybook, rslib 插件
免发版, 不发版, 不用发版, 不用重新部署, 运行时更新, 线上更新, 远程更新, 跨项目, 跨系统, 跨团队, 项目间共享, 多项目共用 > 模块联邦
版本协商, 只加载一份, 依赖共用 > 共享依赖
远程报错, 服务挂了, 远程兜底, 页面空白 > 共享依赖的解析时机, 模块联邦消费者
chunk 找不到, chunk 跨域, chunk 地址 > chunk 的 url
远程调试, 联邦调试, 联邦开发, 启动生产者 > 使用 mf-dev 开发, rslib mf-dev
导出远程, 对外暴露, 暴露模块 > 构建生产者
引用远程, 引入远程, 接入远程 > 在消费者中加载, 模块联邦消费者

# Commands and configuration
边写边打包, 边改边打包, 保存自动, 改动自动, 修改自动, 改完自动, 持续构建, 监听打包, 监听构建, 实时打包, 实时构建, 监看模式, 监听退出, 监听没反应, 监听失效 > watch 模式
起服务, 启动项目 > rslib mf-dev, watch 模式
单独打一个, 打其中一个 > 只构建部分产物, 按 id 构建
不写配置, 免配置, 命令行打包 > 不写配置文件直接构建
指令参数, 参数列表, 有哪些参数, 所有参数, 打包参数, 构建参数 > build 的选项, 通用选项
未知选项, 选项不存在, 参数不识别, 无效参数 > unknown option
找不到配置, 没找到配置, 配置没找到, 读不到配置, 没读到配置 > cannot find config file
换一份配置 > 指定配置文件
配置补全 > 配置的结构, defineconfig
配置被合并, 数组追加, 覆盖不了, 顶层覆盖, 不想继承 > 共享配置与单项配置
公用配置, 提取配置, 抽离配置, 共用设定, 设定合并, 基础配置 > 合并配置
真实配置, 生效配置, 实际生效, 配置没用, 配置没起作用, 排查配置 > 调试配置, rslib inspect
默认用什么, 什么都不配, 都不配置 > 各格式的默认值
区分产物, 区分格式, 判断格式, 环境名称 > lib.id
id 重复, id 冲突 > the following ids are duplicated
id 不存在, id 找不到, 找不到 lib > the following libs are not found
不打日志, 不要日志, 屏蔽日志, 更多日志 > 退出码与日志, 通用选项
判断成功, 是否成功, 报错还成功, 失败不中断, 失败没中断 > 退出码与日志
脚本里打包, 程序里构建, 用代码打包, 二次封装, 封装构建, 封装打包, 封装脚手架 > javascript api, createrslib
捕获错误, 捕获异常 > rslib.build
高级配置, 自定义规则, 添加规则, 写 loader > tools.rspack, 使用 rspack 配置
链式配置, 链式调用, 已有规则, 改 loader > tools.bundlerchain
插件顺序, 插件优先级, 插件先后, 插件只对, 单独插件 > 插件的作用范围
插件兼容, 插件不兼容, 插件报错 > 试用为应用编写的插件, 不适合库的插件
自动生成文件, 构建时生成, 额外生成, 加工产物, 二次处理 > 编写自己的插件
钩子无效, 钩子不生效, 修改配置无效 > 为什么 modifyrsbuildconfig 中的修改不生效
缺少插件, 少装插件, 没装插件, 解析失败 > to enable support for … use, you may need an appropriate loader to handle this file type

# Errors whose cause is elsewhere
大小写, 本地正常, 本地没问题, 本地可以, 服务器报错, ci 报错, linux 报错, 流水线报错 > module not found: can't resolve
引入文件夹, 导入文件夹, import 文件夹 > is not supported resolving es modules imported from
引不到, 路径不允许, 没有导出路径, 路径没导出, 子路径报错 > is not defined by "exports"
node 加载 css, 测试 css 报错, 服务端 css, 服务端样式, ssr 样式, css 加载报错 > unknown file extension ".css"
直接用 ts > unknown file extension ".ts", monorepo
具名引入报错, 解构引入, 具名导入报错 > which may not support all module.exports as named exports, does not provide an export named

# Packages, tests, publishing
空包, 包是空的, 发布没代码, 漏发文件, dist 没发布, 没发上去, 没传上去 > 准备 package.json, 查看包中的文件
多发文件, 发了测试, 发了源码, 包里有源码, 只发 dist, 只发布 dist > 查看包中的文件, 准备 package.json
发布前构建, 发布前打包, 忘记打包, 忘记构建 > 准备 package.json
撤回发布, 撤销发布, 撤回版本, 删除版本, 发错版本, 废弃版本, 发布没权限, 包名被占, 包名重复, 验证码, 镜像源, 淘宝源, 切换源, 内测版, 体验版, 尝鲜版, 灰度版, 发 beta, 发布套件 > 手动发布
改版本号, 升版本号, 版本号怎么, 打 tag, 变更记录, 更新记录 > 用 changesets 管理版本和更新日志
自动发包, 合并后发布, ci 发包 > 在 ci 中发布
检测包, 验证包, 包有问题, 包对不对 > 检查清单, 用 publint 检查
试装, 本地装, 装到项目, 本地验证, 本地试用, 发布前测试, 模拟安装 > 试用打包后的包
字段怎么填, 包字段, types 怎么写, types 放哪, main 怎么写, exports 怎么填 > 准备 package.json, 配置 package.json
测包, 测打包后 > 测试最终的包
组件单测, 渲染测试, dom 测试, 元件测试 > 测试组件
先打哪个, 先打依赖, 先构建依赖, 构建先后, 打包先后, 建置顺序 > 构建顺序
一起构建, 批量构建, 批量打包, 全量构建, 并行构建, 并行打包, 只构建改动 > 使用任务运行工具, 使用包管理器
子包改动, 子包不生效, 子包不更新, 实时生效, 立即生效, 不打包直接用, 调试子包 > 开发时引用源码或 dist, 监听多个包
引用另一个包, 引用其他包, 仓库内引用 > 包之间的依赖, workspace 中的包
子包找不到, 子包类型, 子包没类型, 刚克隆 > 构建顺序, 使用 project references
统一版本, 版本不统一 > 同一个包存在两个版本
看体积, 查体积, 体积排查, 谁引入的, 谁引用, 引用链, 依赖来源, 哪来的代码, 占比 > 列出模块, 报告中的重点, rsdoctor
监控体积, 体积检查, 体积上限, 限制体积 > 列出模块, 产物分析
依赖图 > rsdoctor

# Programs
权限不够, 执行权限, 开发脚手架, 写脚手架 > 命令行工具
双击运行, 脱离 node, 没装 node, 不装 node, 不依赖 node, 打包成程序, 桌面程序, 独立运行 > experiments.exe
mac 打不开, 代码签名, 签名报错, windows 程序, linux 程序, 交叉编译, 不同系统 > experiments.exe.targets
启动快照, 启动加速, 内嵌资源 > experiments.exe.seaoptions

# Choosing and starting
造轮子, 设计理念, 设计思想, 初衷, 谁维护, 底层原理, 实现原理, 工作原理, 架构图, 什么写的 > 三层架构, 架构
优缺点, 好用吗, 值得用, 为什么选, 选哪个工具, 同类工具, 类似工具, 竞品, 对比 rollup, 对比 vite, 对比 tsup > 与其他工具的比较
缺点, 局限性, 做不了 > rslib 不做什么
多快, 快多少, 速度对比, 跑分, 打包很慢, 打包太慢, 打包加速, 打包提速 > 构建耗时
从哪开始, 怎么入手, 小白, 第一个库, 一键创建, 快速创建, 创建命令, 建立专案 > 快速上手, 使用 create-rslib
一步步, 空目录, 空项目, 从头搭, 自己搭, 不用模板 > 手动搭建
装什么包, 装哪些包, 要装什么 > npm 包, 安装 rslib
系统要求, 运行要求, node 太低 > 环境准备, 检查运行环境
换打包工具, 换构建工具 > 从 rollup 迁移, 从 tsup 迁移, 从 vite 库模式迁移, 从 tsc 迁移
升级后报错, 升级报错, 升级失败, 版本差异, 新旧版本 > 从 0.x 升级到 1.0, 升级 rslib
插件升级, 更新依赖, 版本对不上, 版本不匹配 > 升级依赖
新旧产物, 前后产物, 产物差异 > 对比产物, 对比迁移前后
完整示例, 示例仓库, 范例专案 > 示例项目
ai 胡编, ai 瞎写, ai 乱写, ai 幻觉, ai 编造, ai 写错 > 检查 ai 的回答
ai 规则, ai 规范, 智能体规则, 智能体说明 > 为仓库编写说明文件
转 markdown, 离线文档 > 页面的 markdown 版本
订阅, 版本动态, 官方博客 > 博客
`;
