/**
 * Owns what readers type for single sections of a build tool's guides beside those of `guide-sections.ts`: several packages,
 * compatibility, tools around the library, dependencies, WebAssembly and workers. The form is that of the tooling vocabulary.
 */
export const GUIDE_TOPICS = `
# Module Federation
why module federation, federation or npm, mf vs npm, when micro frontend, federation pros cons, 要不要模块联邦, 模块联邦优缺点, 联邦还是 npm > when it is worth it, 适用场景, module federation
@module-federation/rsbuild-plugin, pluginmodulefederation, install federation plugin, 安装联邦插件 > install the plugin, module federation, 安装插件
exposes option, mf and esm together, npm and mf, remote name, provider config, producer config, federation config, 同时输出 mf, 联邦配置, 生产者配置 > build a remote, configure the format, 构建生产者, 配置格式
remoteentry.js, mf-manifest.json, mf output files, deploy remote, remote cors, federation bundle size, 部署远程, 部署生产者, 联邦产物 > module federation, 模块联邦
requiredversion, singleton react version, react loaded twice remote, shared singleton version, 共享 react 版本, 版本不满足, 共享单例, share context between remotes, two reacts federation, hooks fail remote, share library apps, react 重复 联邦 > shared dependencies, 共享依赖
remote as esm, remoteentry esm, mf esm, federation es module, import remote entry, 联邦 esm, 远程 esm > emit es modules, 输出 es 模块
remote chunk 404, chunks loaded from host, loading chunk failed remote, assetprefix auto remote, mf publicpath, 远程 chunk 404, 联邦 404, 远程资源 404 > the url of the chunks, chunk 的 url
serve manifest, mf dev server, remote dev server, mf port, mf hot reload, federation local, 联邦本地开发, 远程本地启动 > develop with mf-dev, 使用 mf-dev 开发
remotes option host, host remotes config, remote url manifest, configure host, host config remotes, connect remote, 宿主配置, 消费者配置 > register the remote, 注册生产者
async bootstrap, eager consumption error, 异步引导, is not a function at start host, loadsharesync error, sync entry host, host entry import, 入口异步, 异步加载入口, 宿主启动报错, 同步加载报错 > make the entry asynchronous, 使用异步入口
remote at runtime, init federation, 动态远程, 动态加载远程, render remote component, lazy remote component, use remote component, 渲染远程组件, 使用远程组件 > import the component, load a remote from a host, 导入组件, 在消费者中加载
blank page remote, 远程挂了, 白屏 远程, remote server down, page empty when remote fails, remote failure fallback, load remotes lazily, higher version wins, 远程服务挂, 哪个版本生效 > when shared packages are resolved, 共享依赖的解析时机
remote in library, library consumes remote, 库消费远程, 库加载远程, esm import remote fails, remote not resolved in esm, external remote import, 组件库用远程, esm 里远程模块 > use a remote inside the library, 在库中使用远程模块
remote no types, cannot find module remote, 远程没有类型, 远程模块类型, federation d.ts, host type hints, remote typings, 联邦类型声明, 宿主类型 > types for hosts, 消费者的类型提示

# Monorepos
local package dependency, 包互相依赖, workspace dependency field, depend on sibling, use other package same repo, private package include, 依赖同仓库, 依赖兄弟包, 同仓库引用, 本地包依赖 > packages that depend on each other, 包之间的依赖
build packages in order, dependency built first, clean checkout fails, types of workspace missing, topological build, 依赖没构建, 拓扑顺序 > build order, 构建顺序
pnpm -r run build, npm run build --workspaces, yarn workspaces foreach, build all packages, 构建所有包, 全部构建 > the package manager, 使用包管理器
turborepo cache, nx.json, turbo dependson, remote cache turbo, turbo stale, turbo 缓存, nx 配置, turbo 配置, turbo build order, nx run-many, cache builds monorepo, skip unchanged packages, parallel package builds, 并行构建包, 跳过没变 > a task runner, 使用任务运行工具
tsbuildinfo dist, tsc --build packages, stale tsbuildinfo, d.ts not restored, rebuild only changed types, tsc -b monorepo, tsbuildinfo published, tsbuildinfo 发布, 删除 dist 后类型, 类型没重新生成 > project references, 使用 project references
jump to source workspace, import source instead dist, types from source, no build during development, 免构建开发, changes not visible other package, edit without rebuild, link source package, hmr across packages, dist stale in app, 改了不生效 monorepo, 不构建就能用, 跨包跳转 > source or dist during development, 开发时引用源码或 dist
dev all packages, turbo run dev, watch dependent packages, dev script monorepo, changes in other package, 多包开发, 同时开发, 多包监听, 改了子包 > watch several packages, 监听多个包
publish monorepo, nx release, 多包发布, 发布 workspace > monorepos publishing, monorepo 发布, versions and changelog with changesets
hoisted dependency, pnpm catalog, .env in root, exports points to src, main points to src, react two versions monorepo, undeclared dependency works locally, paths to other package, 版本不一致 monorepo, 指向 src 报错, 根目录 env 不生效 > monorepos pitfalls, monorepo 注意事项

# Compatibility
polyfill or transpile, transpile but not polyfill, is not a function old browser, syntax error old browser, 转译和垫片, 语法降级还是 > two separate questions, 语法与 api 的区别
optional chaining old, nullish webpack 4, private fields old, class fields safari, 可选链报错, 不支持可选链, es6 compile, arrow functions compiled, code fails old safari, parse error old device, 转 es6, 降级语法, 老浏览器报错, 旧版 safari > syntax downgrade, lib.syntax, 语法降级
which es version, es2020 or esnext, target safari, which syntax level, target ecmascript, 目标语法, 选哪个语法, support chrome 80, minimum browser, set browsers, syntax array, browserslist array, 支持 chrome, 设置浏览器版本 > choose a target, lib.syntax, 选择目标
engines field syntax, syntax from package.json, lowered because engines, auto target, engines 字段, 根据 engines > derive the target from engines, 从 engines 推断目标
_class_private_field, _define_property, __spreadarray, helper functions repeated, swc helpers inlined, 重复的 helper, 重复辅助函数 > helpers, lib.externalhelpers, 辅助函数
node_modules not transpiled, dependency not es5, dependency optional chaining, 转译 node_modules, dependency syntax too new, bundled package modern syntax, es5 but dependency, compile third party, 依赖包太新, 依赖里有 es6 > code from dependencies, source.include, 依赖中的代码
inset not supported, nesting flattened, css 目标, css 旧浏览器 > output compatibility css, postcss and browser support, postcss 与浏览器兼容性
does library need polyfill, should library polyfill, who adds polyfills, no polyfill in library, 库要不要 polyfill, 谁来 polyfill > ship no polyfill, 不附带 polyfill
failed to resolve core-js, polyfill usage, inject core-js, array at polyfill, 注入 core-js, entry polyfill, corejs version, umd polyfill, polyfill ie, 自动加 polyfill > add polyfills from core-js, output.polyfill, 从 core-js 引入 polyfill
@babel/runtime-corejs3, core-js pure function, transform-runtime corejs, polyfill without side effects, 局部 polyfill > import single functions from core-js-pure, 从 core-js-pure 导入单个函数
pluginnodepolyfill, buffer 未定义, node builtins in browser, events module browser, util polyfill, node:path browser, 浏览器用 events, 浏览器 util, 浏览器里 buffer > polyfill node.js modules, node.js 模块的 polyfill
acorn ecma, check es5 output, verify target, lint output syntax, 检测产物语法, ci syntax check, make sure es5, old engine test, validate es version, 确认 es5, 验证语法版本 > check the output, 检查产物

# Storybook
storybook-addon-rslib, storybook reads rslib config, react is not defined storybook, storybook plugins from rslib, storybook alias missing, storybook 读取配置 > the rslib addon, rslib 插件
storybook-react-rsbuild, storybook framework, main.ts storybook, .storybook/main.ts, storybook framework option, storybook 框架 > the framework, configure storybook, 配置 storybook
libindex, modifylibconfig, modifylibrsbuildconfig, addon options, reading '0' storybook, 插件参数 storybook > options of the addon, 插件选项
install storybook, react-dom/package.json storybook, storybook packages, storybook peer dependency, storybook 安装, 安装 storybook > storybook install, 使用 storybook 安装
stories format, csf story, autodocs, story args, document props, stories for component, first story, component states, 组件文档页, 组件状态展示 > write a story, 编写 story
storybook build, port 6006, storybook smoke test, start storybook, 启动 storybook, publish storybook, storybook host static, storybook dev command, 发布 storybook, 打包 storybook > run and build, 运行与构建
storybook-vue3-rsbuild, vue stories, storybook vue3, storybook vue framework, vue storybook 配置 > storybook vue
storybook mf, storybook eager, storybook host, runtime-006 storybook, storybook 联邦, storybook 远程 > with module federation, 配合模块联邦
storybook option ignored, storybook versions, storybook config not found, storybook 找不到配置, storybook 版本 > storybook pitfalls, 使用 storybook 注意事项

# SVGR
pluginsvgr, @rsbuild/plugin-svgr, @svgr/rollup replacement, 安装 svgr, svgr 插件 > register the plugin, svgr, 注册插件
svg?react, svg react query, svg query component, svg react suffix, one svg as component, single svg component, only some svg components, svg 加 react, 部分 svg 组件, svg 后缀 > by query, 使用查询参数
exporttype default, svg default export component, svgr default, excludeimporter, all svg as component, svg 默认组件, 所有 svg > as the default export, 作为默认导出
mixedimport, svg named export, svg both url component, svg url and component, 同时导入 svg > as a named export, 作为具名导出
declare module '*.svg', svg?react types, svg component types, svg ts error, svg typescript, svg 类型报错, svg ts 报错 > svgr types, svgr 类型
svg currentcolor, svg icon size, svg dimensions false, titleprop, svg ref, svg memo, svgo plugins, svg id conflict, svg gradient, svg 变色, svg 改颜色, 图标颜色, 图标大小 > adjust the svg, 调整 svg
svg not visible, svg renders string, invalid tag name svg, failed to execute createelement, svg element url, 图标不显示, svg 不显示 > svgr pitfalls, svgr 注意事项

# Testing
rstest or vitest, vitest or jest, which test runner, test framework library, 用什么测试, 测试选型, jest 还是 vitest, test setup library, test tool recommended, how to test library, 怎么测试库, 库的测试, 测试工具推荐 > choose a runner, 选择测试工具
@rstest/adapter-rslib, withrslibconfig, rstest.config.ts, rstest alias, ERESOLVE adapter, rstest setup, rstest 配置 > rstest
vitest.config.ts, vitest define, vitest aliases rslib, use vitest, vitest 配置, vitest 别名 > vitest
unit test src, where to put tests, unit test alias, 测试放哪, 测试目录, unit tests alias, tests beside source, 单测别名, 单测位置 > test the source, 测试源码
test built output, e2e package test, test built files, test exports, integration test package, self-reference, 测试构建产物, test cjs and esm, check dist works, import by package name, 测试两种格式, 包名引用测试 > test the package, 测试最终的包
@testing-library/react, render component test, test react components, test vue components, component test css, playwright component, 测试 react 组件, component unit test, dom environment tests, 测试 dom, 组件渲染测试 > test components, 测试组件
dtslint, assert types, check public types, test declaration files, types regression, assert type error, 验证类型, 测试声明文件, 类型断言测试 > test types, 测试类型
coverage v8, coverage zero, coverage for dist, measure tests, coverage missing files, 覆盖率报告, 覆盖率为 0, 生成覆盖率 > coverage, 覆盖率
test passes package fails, tests old build, stale build tested, node_env test, 测试通过但 > testing pitfalls

# Dependencies
is dependency bundled, when is bundled, which packages bundled, unlisted dependency bundled, bundled or external, external by default, 依赖会被打包, 默认打包哪些, 哪些依赖会 > what package.json decides, 默认规则
peerdependencies stay import, react/jsx-runtime external, host provides react, peer or dependency, react 不打包, 用 peer > left to the consumer, 由用户安装的依赖
devdependency inlined, devdependency in output, code copied into output, inline small dependency, devdependencies 被打包, 开发依赖被打包 > bundled into the output, 打包进产物的依赖
skipnodemodulesbundle false, include dependency in bundle, autoexternal exclude, 把依赖打进去, 内联某个依赖, 打包某个依赖, vendor package, include lodash in output, inline package code, bundle one dependency, self contained package, 打进一个依赖, 打包指定依赖 > bundle a package on purpose, output.autoexternal, 主动打包某个依赖
neverbundle, deps.neverbundle, exclude package from bundle, externalize dev dependency, keep import of package, mark as external, 标记外部, 不打包某个依赖, 设为外部, leave package out, do not bundle antd, keep react out, exclude antd, alias external name, 排除某个包, 不打进产物 > externalize a package yourself, output.externals, 手动外部化依赖
external function, external callback, external regex, oneshot canceled, contextinfo.issuer, external 回调 > decide with a function, 使用函数判断
createrequire output, require in mjs, calling require esm, require is not defined mjs, mix require and import, require inside esm output, optional native require, require at runtime, 运行时 require > require in es modules, es 模块中的 require
private workspace package, bundle workspace package, inline workspace package, bundle internal package, private package types, 打包内部包, 内联子包 > workspace packages, workspace 中的包
bundleless dependency missing, bundleless node_modules, bundleless external, bundleless devdependencies, bundleless 依赖 > third-party dependencies bundleless output, bundleless 产物
umd globals, globals option, umd external react, react is not defined umd, react umd global, peer umd, umd 外部依赖 > umd and iife output, umd 与 iife 产物
find bundled dependency, check externals, verify dependency external, 确认是否打包, 检查依赖打包, 查看打包依赖, find out bundled, list externals, external list final, 看看打包了什么, 最终 externals > see what was bundled, 检查打包结果

# WebAssembly
wasm approach, ship wasm, wasm which way, wasm in npm package, 发布 wasm, wasm 方案, wasm 怎么用 > choose a way, 三种做法对比, webassembly
fetch wasm, wasm new url, wasm node and browser, 读取 wasm, load wasm manually, wasm path after bundling, wasm in browser and node, 手动加载 wasm, wasm 404 报错 > reference the file, 引用文件
import wasm directly, wasm esm import, wasm path broken, wasm not copied app, 直接导入 wasm, wasm 路径不对 > compile the import, 编译导入
asyncwebassembly, experimental-wasm-modules, unknown file extension .wasm, vite-plugin-wasm, keep wasm import, wasm bundleless, 保留 wasm > preserve the import, 保留导入
wasm mode, wasm preserve, wasm compile, wasm false, lib.wasm option, wasm 选项, wasm 配置 > the wasm option, lib.wasm, wasm 配置项
wasm cjs, wasm commonjs, wasm umd, wasm require, wasm undefined, wasm promise, wasm 导出 undefined > commonjs and umd, commonjs 与 umd
wasm d.ts, wasm types, wasm ts error, wasm-bindgen types, wasm-pack target, wasm 类型 > webassembly types, webassembly 类型
wasm mime type, wasm slow start, wasm missing package, wasm 加载失败 > webassembly pitfalls, webassembly 注意事项

# Workers
new worker variable, worker dynamic path, worker ts copied, sharedworker, worker syntax error, worker not detected, 识别 worker, worker 语法错误 > syntax that rslib recognizes, 可识别的写法
web worker cjs umd, worker format support, worker supported output, worker 支持哪些 > what works in which output, 各种产物的支持情况
web worker bundleless, worker entry pattern, worker type module bundleless, web worker missing bundleless, worker not emitted bundleless, bundleless 里 worker, bundleless worker 丢失, web worker bundle false > web workers bundleless output, bundleless 产物
web worker cjs, worker commonjs, cannot find module worker.ts, inline worker output, failed to find the inline worker, worker cjs 404 > web workers commonjs, web workers
web worker umd, worker cdn, worker other origin, worker single file, worker without extra file, worker blob url, worker-src blob, worker csp blocked, worker 打进, worker 单文件, worker 字符串 > inline workers, web workers umd, 内联 worker
worker-loader, worker csp, worker offline file, 内嵌 worker > inline workers, 内联 worker
comlink, worker own entry, worker subpath, export worker file, worker separate file, worker provided by app, worker 单独入口, worker 单独打包 > a worker as an entry, 把 worker 作为入口
worker_threads types, node:worker_threads, workerdata, node worker file, cpu heavy node, thread script path, node worker ts, run worker node, node 多线程, worker_threads 打包 > worker threads in node.js, node.js 工作线程
optimizedeps worker, worker vite dev, worker document is not defined, worker import react, self type worker, worker 找不到 vite > web workers pitfalls, web workers 注意事项
`;
