/** Words that say little about what a query is looking for. */

/** They weigh almost nothing. Single letters are mostly the start of a word that is being typed. */
export const STOP_WORDS =
  'a b c d e f g h i j k l m n o p q r s t u v w x y z am an and any are as at be been being but by can could did do does doing done doesn don for from had has have having how if in into is isn it its just like me my not of on or our please shall should so than that the their them then there these they this those to too us very was we were what when where which while who why will with won would you your';

/** Words that may separate the words of a phrase: `keep the comments`. */
export const LINKS = 'a an the my your our its their of in into to for is are be on at by that this 的 了';

/** Words that are common in questions about anything. */
export const WEAK_WORDS =
  'about above after all also another back before below best better both case correct does each easily else error even ever every exactly fine first found get gets getting give go goes going gone good got happen happens help instead keep know last later let lets look make makes making many me mean meaning means more most much must need needed needs never new no now one only other out over own possible problem properly put right run running same see set some someone something still take tell thing things try trying two up use used uses using want wants way ways without work working works wrong yes yet';

/** In simplified characters. They have no space around them in a query. */
export const CHINESE_FUNCTION_WORDS =
  '行不行 好不好 怎么弄 有啥 咋办 咋样 咋 弄 现在 目前 求教 一般 想知道 该怎么 什么是 是什么 是不是 有没有 能不能 可不可以 会不会 要不要 为什么 怎么办 怎么样 怎么回事 怎么 怎样 如何 为何 为啥 什么 啥 哪些 哪个 哪里 哪儿 哪种 是否 能否 可否 可以 能够 不能 不了 不到 没有 没法 无法 出来 起来 出现 一个 一下 一些 一样 一直 一种 一份 几个 多个 两个 之后 以后 之前 以前 时候 的话 里面 里边 上面 下面 其中 这个 那个 这些 那些 这样 那样 我们 你们 他们 自己 大家 请问 求助 想要 需要 应该 应当 必须 总是 还是 还要 就是 都是 只是 不是 但是 但 可是 只有 只能 只要 只想 仅仅 才能 并且 或者 以及 对于 关于 用于 因为 所以 而且 而是 如果 然后 已经 正在 直接 到底 究竟 老是 真的 有时 好像 让它 让我 被人 给我 我想 想让 想把 想 请 吗 呢 吧 啊 呀 了 的 得 地 着 把 被 让 给 使 从 在 是 我 你 它 他 也 都 就 还 又 再 很 太 和 与 跟 及 或 要 会 能 该 去 来 里 中 时 后 前 没 不 用 只 才 对 到 向 为 由 将 有 这 那 个 些 过 做 写 成';
