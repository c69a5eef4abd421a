import { expect, test } from '@rstest/core';
import { findLooseMarks } from './loose-marks.ts';
import { readShown } from './shown-lines.ts';

const place = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;

test.each([
  ['numbers without a space', '1.安装\n2.配置\n3. 运行', ['2:1']],
  ['numbers before words', 'Text\n\n1.One\n2.Two', ['4:1']],
  ['steps between other blocks', '1.Open it\n\n```\na\n```\n\n2.Run it\n\n3. Close it\n4.End', ['7:1', '10:1']],
  ['dashes without a space', '-one\n-two\n-three', ['2:1', '3:1']],
  ['spaces inside of stars', '** spaced ** and ** both**\n- ** one**', ['1:1', '1:18', '2:3']],
  ['a space before the last stars', 'A **bold ** word', ['1:3']],
  ['a space before the last stars, and a word after them', 'A **bold **word and **x **, y', ['1:3', '1:21']],
  ['underscores in a sentence without spaces', 'これは__重要__です。__注意__文', ['1:4', '1:13']],
  ['underscores around quotation marks', '이 _「중요」_입니다 和_（注）_', ['1:3', '1:14']],
  ['underscores between words', 'これは_（重要）_です', ['1:4']],
  ['spaces that are none after a sign of a list', '-\u00a0one\n\n1.\u3000两', ['1:1', '3:1']],
  ['stars of a list without a space', '*one\n*two', ['2:1']],
  ['full-width colons', '：：：tip\n文\n：：：', ['1:1']],
  ['curved quotation marks in a tag', 'a <img src=“./a.png” alt="b">', ['1:3']],
  ['full-width stars', '＊＊注意＊＊', ['1:1']],
  ['two stars that end nothing', 'A word**, a **b** c\nd** e.\n\nf\n- g**\n\n2**3 and x** and **y', ['5:4']],
  ['a backtick without another one', "Call `add()' and `remove()`.\n- a `b` c`.\n- `d`", ['1:27', '2:10']],
  ['backticks of another number', 'Use `one\ntwo` and `three\nfour.\n\nThe ``a` b.', ['2:10', '5:5', '5:8']],
  [
    'other full-width signs',
    '＃＃ 标题\n> ＞引用\n\n－ 项\n｜甲｜乙｜\n\n｀｀｀js\n\n用｀码｀',
    ['1:1', '4:1', '5:1', '7:1', '9:2'],
  ],
  ['an image after a full-width sign', '！[图](./a.png)', ['1:1']],
  ['brackets that are no task', '- [] a\n- [x]b\n-[ ] c\n1. [ ]d', ['1:1', '2:1', '3:1', '4:4']],
  ['names between underscores', 'Use __init__.py and (__main__).', ['1:5', '1:22']],
  ['names with stars', 'Copy src/*.md to lib/*.md.', ['1:9']],
  ['paths with backslashes', 'Open C:\\Users\\.config, D:\\_x or \\\\host\\share.', ['1:6', '1:24', '1:33']],
  ['bullets that Markdown does not know', 'Text\n• a\n• b\n• c\n\n> – a\n> – b', ['3:1', '7:3']],
  ['signs of lists in other systems', '#. one\n#. two\n\n. one\n. two\n\n* a\n** b\n*** c', ['2:1', '5:1', '8:1']],
  ['letters of a list', 'a. one\nb. two\nc. three\n\nA) one\nB) two', ['2:1', '6:1']],
  [
    'numbers of a list in other signs',
    '1、一\n2、二\n\n(1) a\n(2) b\n\n（一）一\n（二）二\n\n① 一\n② 二',
    ['2:1', '5:1', '8:1', '11:1'],
  ],
])('%s are reported', (_, source, expected) =>
  expect(findLooseMarks(readShown(source, 'md')).map(place)).toEqual(expected),
);

test.each([
  'For 1.5 or\n\n2.x, and 3.Two alone\n\n1.0\n\n2.5 of\n\n3.Three\n\n$4.50\n\n1.Only',
  '第 1 步：\n2.5 版\n\n3.安装\n\n4.配置',
  '-v\n-x\n\n-one\n\n-two\n*one*\n*two*',
  '*Name*: Ann\n*Age*: 3',
  '字段 user_（用户）和 name_x',
  '* a\n\n** Without tax\n\n*** a **b**\n\n. one\n\n. two\n\n`a`. One\n`b`. Two\n`c` – Three\n`d` – Four',
  '2 ** 3 ** 4 and a ** b ** c, `** code **` and src/** and lib/**/*.ts, **/*.md and **/*.ts',
  '**a.** and **b** (**c**) and **d**\nends here.** and **so**',
  '变量 my_var_名、`__init__`、_名_、snake__case__名 与 __强调__ 一词，_「引」_。',
  '\\** spaced \\**, \\__重要\\__',
  'Use `one\ntwo` and ``a ` b`` or \\`.\n\nBegins `a\nb ``c` and <!-- ` --> ends.\n\n```sh\necho `date\n```',
  '- [x](./a.md)\n- [ ] a\n- [x][a]\n- []\n\n[a]: /b\n\nC:\\Users\\me and a/*.md, **/*.ts __Note__ \\__init\\__ `__init__`',
  '• a  \n• b\n\n• c\n\n• d\\\n• e<br>\n• f\n- • g\n\n(1) a and\n(3) b, e.g.\ni. e.',
  '```\n• a\n• b\n```\n\nSee\nA. Smith\nC. Jones',
  '好！[下载](./a.zip)、A＃、＃标签、10｜20、a＞b、５－３',
])('nothing is reported: %j', (source) => expect(findLooseMarks(readShown(source, 'md'))).toEqual([]));

test('in MDX, template literals hold no text', () => {
  const source = 'export const text = `one\n\n** two **\n`;\n\n{`a` + `\nb`}\n\nText';
  expect(findLooseMarks(readShown(source, 'mdx'))).toEqual([]);
});
