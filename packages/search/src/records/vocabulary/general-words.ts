/** Owns the everyday words of questions about tools, in English and Chinese, in the form of the tooling vocabulary. */
export const GENERAL_WORDS = `
# Deeds
remove, delete, erase, strip, drop, get rid of, wipe, clear, clean, empty, purge, 删除, 删掉, 移除, 去掉, 去除, 清空, 清理, 清除
change, modify, adjust, customize, customise, override, tweak, edit, alter, 修改, 更改, 改变, 调整, 自定义, 改成, 改为, 定制, 覆盖, 改动
create, make, generate, generated, produce, emit, write, output, 生成, 产生, 输出, 产出, 创建, 建立, 新建
choose, pick, select, decide, which one, which should, should i use, when to use, 选择, 选哪个, 选哪种, 选哪一个, 该选, 怎么选, 如何选择, 挑选, 选用, 选型, 该用哪个, 用哪个, 什么时候该用, 什么时候用
merge, combine, join, concatenate, concat, put together, 合并, 组合, 拼接, 合成, 整合
split, separate, divide, break up, 拆分, 分开, 分离, 分割, 拆开, 独立
keep, preserve, retain, leave as is, untouched, unchanged, as it is, intact, 保留, 保持, 不变, 原样, 原封不动, 维持
run, execute, launch, start, invoke, runnable, 运行, 执行, 启动, 跑, 跑起来
see, view, show, display, print, list, 查看, 看看, 看到, 打印, 显示, 展示
disable, turn off, switch off, stop, prevent, avoid, opt out, 关闭, 禁用, 停用, 关掉, 禁止, 避免, 防止, 不想
enable, activate, 开启, 启用, 打开, 激活
specify, set, define, assign, pass, provide, 指定, 设置, 传入, 传递, 设定
find, locate, look up, detect, 查找, 寻找, 定位, 检测
check, verify, validate, inspect, audit, 检查, 校验, 验证, 核对
load, fetch, read, 加载, 读取, 载入, 获取
move, relocate, put, place, 移动, 放到, 放在, 放置, 位置
share, shared, sharing, reuse, reused, common, 共享, 共用, 复用, 公用, 公共
replace, swap, substitute, substituted, replaced, 替换, 换成, 取代, 替代
support, supports, supported, 支持
add, append, insert, inject, prepend, put at the top, 添加, 增加, 加上, 插入, 注入, 追加, 新增, 加入
rename, renaming, name, naming, 重命名, 改名, 命名, 名称, 名字
develop, development, local development, 开发, 本地开发
fix, solve, resolve, workaround, 修复, 解决, 处理
wrap, wrapper, embed, embedded, 包裹, 嵌入
convert, transform, 转换, 转成, 转为, 变成
compare, comparison, difference, differ, 对比, 比较, 区别, 对照, 差异, 有什么不同, 有啥区别, 对应
upgrade, update, 升级, 更新
mean, meaning, 含义, 意思, 是什么意思
rebuild, recompile, regenerate, rebuild automatically, automatically rebuild, when i save, 重新构建, 重新编译, 自动重新构建, 保存后, 改完代码 > watch, watch mode, 监听, watch 模式

# Things
directory, folder, dir, 目录, 文件夹, 资料夹
duplicate, duplicated, duplicates, twice, two copies, multiple copies, several copies, copies, doubled, 重复, 两份, 多份, 两遍, 两次, 重复打包, 打了两份 > dedupe, duplicate, copies, twice, 重复, 两份, 多份
prompt, prompts, prompting, interactive, non-interactive, noninteractive, questions, wizard, 提问, 询问, 交互, 交互式, 非交互, 问答
single, one, 单个, 一个, 单一
several, multiple, many, more than one, 多个, 多种, 几种, 几个, 多份
both, two formats, at the same time, simultaneously, 同时, 两种, 两种都, 都要, 都支持
all, entire, whole, everything, 全部, 所有, 整个
only, just, solely, exclusively, 仅, 只
wrong, incorrect, broken, invalid, 错误的, 不正确, 不对, 错了
slow, slower, takes long, takes forever, 慢, 太慢, 很慢, 耗时
old, older, outdated, previous, legacy, stale, 旧, 旧的, 老, 过期, 陈旧
name, names, 名称, 名字
size, sizes, 体积, 大小, 尺寸
content, contents, text, 内容, 文本
limit, threshold, maximum, 限制, 阈值, 上限
order, sequence, priority, 顺序, 优先级
ci, continuous integration, pipeline, github actions, 流水线, 持续集成
download, size of install, 下载
requirement, requirements, prerequisite, prerequisites, before you start, 要求, 前提, 准备, 前置条件
structure, layout, 结构, 布局
advantage, advantages, benefit, benefits, pros and cons, why use, 好处, 优点, 优势, 优缺点, 有什么用
limitation, limitations, caveat, caveats, pitfall, pitfalls, gotcha, gotchas, known issues, 限制, 注意事项, 坑, 陷阱, 已知问题
`;
