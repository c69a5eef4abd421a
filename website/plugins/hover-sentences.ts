/** Chinese translations of the sentences of packages that readers see most often when they point at a name in code. */
export const HOVER_SENTENCES: Readonly<Record<string, string>> = {
  'The absolute `file:` URL of the module.': '当前模块的绝对 `file:` URL。',
  'The `process.env` property returns an object containing the user environment.':
    '`process.env` 属性返回包含用户环境变量的对象。',
  'Asynchronously reads the entire contents of a file.': '异步读取文件的全部内容。',
  'The `console` module provides a simple debugging console that is similar to the JavaScript console mechanism provided by web browsers.':
    '`console` 模块提供简单的调试控制台，类似于浏览器的 JavaScript 控制台。',
  'The `URL` interface is used to parse, construct, normalize, and encode URLs.':
    '`URL` 接口用于解析、构造、规范化和编码 URL。',
  'An intrinsic object that provides basic mathematics functionality and constants.':
    '内置对象，提供基本的数学函数和常量。',
  'Create a React element.': '创建 React 元素。',
  'Returns a supplied numeric expression rounded to the nearest integer.': '返回四舍五入后的整数。',
  'The `console.log()` static method outputs a message to the console.':
    '静态方法 `console.log()` 向控制台输出一条消息。',
  'An intrinsic object that provides functions to convert JavaScript values to and from the JavaScript Object Notation (JSON) format.':
    '内置对象，提供 JavaScript 值与 JSON 格式相互转换的函数。',
  '`window.document` returns a reference to the document contained in the window.':
    '`window.document` 返回窗口中的文档。',
  'Defines the structure and behavior of an Rsbuild plugin.': 'Rsbuild 插件的结构和行为。',
  'Provides functionality common to all JavaScript objects.': '提供所有 JavaScript 对象共有的功能。',
  'Construct a type with a set of properties K of type T': '构造一个类型：属性名为 K，属性的类型为 T。',
  'Returns a copy of a section of an array.': '返回数组中一段元素的副本。',
  'Returns a stateful value, and a function to update it.': '返回一个状态值，以及更新它的函数。',
  'Represents the completion of an asynchronous operation': '表示一个异步操作的完成。',
  'Converts a JavaScript value to a JavaScript Object Notation (JSON) string.': '将 JavaScript 值转换为 JSON 字符串。',
  'Converts a JavaScript Object Notation (JSON) string into an object.': '将 JSON 字符串转换为对象。',
  'The name of the JavaScript files.': 'JavaScript 文件的名称。',
  'The name of the CSS files.': 'CSS 文件的名称。',
  'Returns the index of the first occurrence of a value in an array, or -1 if it is not present.':
    '返回某个值在数组中首次出现的索引，不存在时返回 -1。',
  'The `Worker` interface of the Web Workers API represents a background task that can be created via script, which can send messages back to its creator.':
    'Web Workers API 的 `Worker` 接口表示由脚本创建的后台任务，它可以向创建者发送消息。',
  'The `console.warn()` static method outputs a warning message to the console at the "warning" log level.':
    '静态方法 `console.warn()` 以 warning 级别向控制台输出一条警告。',
  'The `Window.self` read-only property returns the window itself, as a WindowProxy.':
    '只读属性 `Window.self` 以 WindowProxy 的形式返回窗口自身。',
  'The `HTMLElement` interface represents any HTML element.': '`HTMLElement` 接口表示任意 HTML 元素。',
  'The `className` property of the Element interface gets and sets the value of the class attribute of the specified element.':
    'Element 接口的 `className` 属性用于读取或设置元素的 class 属性。',
  'Represents the type of a function component.': '函数组件的类型。',
  'Checks that a value is what you expect.': '检查值是否符合预期。',
  'Prevents the modification of existing property attributes and values, and prevents the addition of new properties.':
    '禁止修改已有属性的特性和值，也禁止添加新属性。',
  'The unique name of the current environment is used to distinguish and locate the environment, corresponds to the key in the `environments` configuration.':
    '当前环境的唯一名称，用于区分和定位环境，对应 `environments` 配置中的键。',
  'Split a string into substrings using the specified separator and return them as an array.':
    '用指定的分隔符将字符串分割为子字符串，以数组形式返回。',
  'Calls the specified callback function for all the elements in an array.': '对数组的每个元素调用指定的回调函数。',
  'The directory name of the current module.': '当前模块所在目录的路径。',
  'The file name of the current module.': '当前模块的文件路径。',
  'Returns true if the sequence of elements of searchString converted to a String is the same as the corresponding elements of this object (converted to a String) starting at position.':
    '从 position 开始的内容与 searchString 相同时，返回 true。',
  'Replaces text in a string, using a regular expression or search string.':
    '用正则表达式或搜索字符串替换字符串中的文本。',
  'Asynchronously writes data to a file, replacing the file if it already exists.':
    '异步将数据写入文件，文件已存在时会被替换。',
  'Join all arguments together and normalize the resulting path.': '将所有参数拼接起来，并规范化得到的路径。',
  'In strict assertion mode, non-strict methods behave like their corresponding strict methods.':
    '在严格断言模式下，非严格的方法与对应的严格方法行为相同。',
  'This function helps you to autocomplete configuration types.': '帮助自动补全配置的类型。',
  'The interface for Storybook configuration in `main.ts` files.': '`main.ts` 中 Storybook 配置的接口。',
  'Options for input source code.': '源码相关的选项。',
  'Options for build performance and runtime performance.': '构建性能和运行时性能相关的选项。',
  'Represents all of the things React can render.': '表示 React 可以渲染的所有内容。',
  'The `Worker` class represents an independent JavaScript execution thread.':
    '`Worker` 类表示一个独立的 JavaScript 执行线程。',
  'Prevent matched packages from being automatically externalized.': '不自动外部化匹配的包。',
  'The target platform of the generated executable.': '可执行文件的目标平台。',
  'The target architecture of the generated executable.': '可执行文件的目标架构。',
  'The `href` property of the URL interface is a string containing the whole URL.':
    'URL 接口的 `href` 属性是包含完整 URL 的字符串。',
  'This function ensures the correct decodings of percent-encoded characters as well as ensuring a cross-platform valid absolute path string.':
    '正确解码百分号编码的字符，并确保得到跨平台有效的绝对路径。',
  'Return the directory name of a path.': '返回路径中的目录名。',
  'Set the local ident name of CSS Modules.': 'CSS Modules 局部类名的格式。',
  'Allows manipulation and formatting of text strings and determination and location of substrings within strings.':
    '用于处理和格式化字符串，以及查找和定位子字符串。',
  'Sorts an array in place.': '对数组进行原地排序。',
  'A callback function that is triggered after running the production build.': '生产构建完成之后触发的回调函数。',
  'A callback function that is triggered after the compilation of a single environment.':
    '单个环境编译完成之后触发的回调函数。',
  'The `Element.attachShadow()` method attaches a shadow DOM tree to the specified element and returns a reference to its ShadowRoot.':
    '`Element.attachShadow()` 方法为元素附加 shadow DOM 树，并返回它的 ShadowRoot。',
  'The `SVGSVGElement` interface provides access to the properties of <svg> elements, as well as methods to manipulate them.':
    '`SVGSVGElement` 接口用于访问 <svg> 元素的属性，并提供操作它们的方法。',
  'The `process.argv` property returns an array containing the command-line arguments passed when the Node.js process was launched.':
    '`process.argv` 属性返回一个数组，包含启动 Node.js 进程时传入的命令行参数。',
  'Gets or sets the length of the array.': '读取或设置数组的长度。',
  'Calls a defined callback function on each element of an array, and returns an array that contains the results.':
    '对数组的每个元素调用回调函数，并返回由结果组成的数组。',
  'Minimizer options of JavaScript, which will be passed to SWC.': 'JavaScript 的压缩选项，会传给 SWC。',
  'The `innerHTML` property of the Element interface gets or sets the HTML or XML markup contained within the element, omitting any shadow roots in both cases.':
    'Element 接口的 `innerHTML` 属性用于读取或设置元素中的 HTML 或 XML 标记，两种情况都不包括 shadow root。',
  'The `addEventListener()` method of the EventTarget interface sets up a function that will be called whenever the specified event is delivered to the target.':
    'EventTarget 接口的 `addEventListener()` 方法设置一个函数，每当指定的事件传递到目标时都会调用它。',
  'Returns the greatest integer less than or equal to its numeric argument.': '返回小于或等于参数的最大整数。',
  'Adds a property to an object, or modifies attributes of an existing property.':
    '为对象添加属性，或修改已有属性的特性。',
  'The root directory of all files.': '所有文件的根目录。',
  'The output directory of SVG images.': 'SVG 图片的输出目录。',
  'Specify the version of decorators to use.': '使用的装饰器版本。',
  'To enable or configure persistent build cache.': '启用或配置持久化构建缓存。',
  'Returns the names of the enumerable string properties and methods of an object.':
    '返回对象可枚举的字符串属性和方法的名称。',
  'Options for the Rsbuild server.': 'Rsbuild 服务器的选项。',
  'Specify a port number for Rsbuild server to listen.': 'Rsbuild 服务器监听的端口号。',
  'Removes the leading and trailing white space and line terminator characters from a string.':
    '移除字符串首尾的空白字符和行终止符。',
  'The `MessageEvent` interface represents a message received by a target object.':
    '`MessageEvent` 接口表示目标对象收到的消息。',
  'The `postMessage()` method of the Worker interface sends a message to the worker.':
    'Worker 接口的 `postMessage()` 方法向 worker 发送消息。',
  'The `terminate()` method of the Worker interface immediately terminates the Worker.':
    'Worker 接口的 `terminate()` 方法立即终止 Worker。',
  'Reads the contents of the directory.': '读取目录的内容。',
  'Returns the contents of the `path`.': '返回 `path` 的内容。',
  'Returns `undefined`.': '返回 `undefined`。',
};
