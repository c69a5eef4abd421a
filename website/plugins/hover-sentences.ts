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
  'Mitt: Tiny (~200b) functional event emitter / pubsub.': 'Mitt：约 200 字节的函数式事件发射器（发布/订阅）。',
  'Modify the Rsbuild configuration of a specific environment.': '修改某个环境的 Rsbuild 配置。',
  "In an HTML document, the `document.createElement()` method creates the HTML element specified by localName, or an HTMLUnknownElement if localName isn't recognized.":
    '在 HTML 文档中，`document.createElement()` 方法创建由 localName 指定的 HTML 元素；无法识别 localName 时创建 HTMLUnknownElement。',
  'Setting the build target for Rsbuild.': 'Rsbuild 的构建目标。',
  "The `Document.currentScript` property returns the <script> element whose script is currently being processed and isn't a JavaScript module.":
    '`Document.currentScript` 属性返回正在执行的脚本所在的 <script> 元素，脚本不能是 JavaScript 模块。',
  'Replaces variables in your code with other values or expressions at compile time.':
    '在编译时将代码中的变量替换为其他值或表达式。',
  'Creates a simple reactive state with a getter and setter': '创建带有 getter 和 setter 的响应式状态。',
  'Takes an inner value and returns a reactive and mutable ref object, which has a single property `.value` that points to the inner value.':
    '接受一个内部值，返回一个响应式、可修改的 ref 对象，它只有一个指向内部值的属性 `.value`。',
  'Adds all the elements of an array into a string, separated by the specified separator string.':
    '将数组的所有元素连接为一个字符串，元素之间以指定的分隔符分隔。',
  'The `child_process.execSync()` method is generally identical to exec with the exception that the method will not return until the child process has fully closed.':
    '`child_process.execSync()` 方法与 exec 基本相同，但会等到子进程完全关闭后才返回。',
  'The `child_process.execFileSync()` method is generally identical to execFile with the exception that the method will not return until the child process has fully closed.':
    '`child_process.execFileSync()` 方法与 execFile 基本相同，但会等到子进程完全关闭后才返回。',
  'Attaches a callback that is invoked when the Promise is settled (fulfilled or rejected).':
    '添加一个回调函数，在 Promise 敲定（兑现或拒绝）时调用。',
  'Returns an object created by key-value entries for properties and methods': '返回由键值对列表创建的对象。',
  'The output directory of CSS files.': 'CSS 文件的输出目录。',
  'The name of the SVG images.': 'SVG 图片的名称。',
  "Modify assets before emitting, the same as Rspack's compilation.hooks.processAssets hook.":
    '在输出之前修改产物，与 Rspack 的 `compilation.hooks.processAssets` 钩子相同。',
  'The normalized Rsbuild config for the current environment.': '当前环境规范化后的 Rsbuild 配置。',
  'Emit an not existing asset.': '输出一个新的产物文件。',
  'Inherits from Rspack. See https://rspack.rs/config/resolve#resolveconditionnames':
    '继承自 Rspack，参考 https://rspack.rs/zh/config/resolve#resolveconditionnames',
  'Rule for CSS': '处理 CSS 的规则。',
  'Whether to automatically externalize dependencies of type `dependencies`.':
    '是否自动外部化 `dependencies` 中的依赖。',
  'Whether to automatically externalize dependencies of type `devDependencies`.':
    '是否自动外部化 `devDependencies` 中的依赖。',
  'The read-only `baseURI` property of the Node interface returns the absolute base URL of the document containing the node.':
    'Node 接口的只读属性 `baseURI` 返回节点所在文档的绝对基准 URL。',
  'The full absolute path and filename of the current module, with symlinks resolved.':
    '当前模块的完整绝对路径和文件名，符号链接已解析。',
  'Creates a new resolved promise.': '创建一个已兑现的 Promise。',
  'Attaches callbacks for the resolution and/or rejection of the Promise.': '添加 Promise 兑现或拒绝时调用的回调函数。',
  'The resolved path of `typescript` from the project root.': '从项目根目录解析得到的 `typescript` 路径。',
  'The `document.title` property gets or sets the current title of the document.':
    '`document.title` 属性用于读取或设置文档的标题。',
  'The `Window` interface represents a window containing a DOM document; the document property points to the DOM document loaded in that window.':
    '`Window` 接口表示包含 DOM 文档的窗口，它的 document 属性指向窗口中加载的文档。',
  "The read-only `firstChild` property of the Node interface returns the node's first child in the tree, or null if the node has no children.":
    'Node 接口的只读属性 `firstChild` 返回节点的第一个子节点，没有子节点时返回 null。',
  'The `Element.shadowRoot` read-only property represents the shadow root hosted by the element.':
    '只读属性 `Element.shadowRoot` 表示元素上附加的 shadow root。',
  'The `innerHTML` property of the ShadowRoot interface gets or sets the HTML markup to the DOM tree inside the ShadowRoot.':
    'ShadowRoot 接口的 `innerHTML` 属性用于读取或设置 ShadowRoot 中 DOM 树的 HTML 标记。',
  'The `customElements` read-only property of the Window interface returns a reference to the CustomElementRegistry object, which can be used to register new custom elements and get information about previously registered custom elements.':
    'Window 接口的只读属性 `customElements` 返回 CustomElementRegistry 对象，用于注册自定义元素，以及查询已注册的自定义元素。',
  'The `get()` method of the CustomElementRegistry interface returns the constructor for a previously-defined custom element.':
    'CustomElementRegistry 接口的 `get()` 方法返回已定义的自定义元素的构造函数。',
  'The `define()` method of the CustomElementRegistry interface adds a definition for a custom element to the custom element registry, mapping its name to the constructor which will be used to create it.':
    'CustomElementRegistry 接口的 `define()` 方法定义一个自定义元素，将它的名称对应到创建它的构造函数。',
  'Returns the square root of the sum of squares of its arguments.': '返回所有参数的平方和的平方根。',
  'The `documentElement` read-only property of the Document interface returns the Element that is the root element of the document (for example, the <html> element for HTML documents).':
    'Document 接口的只读属性 `documentElement` 返回文档的根元素，例如 HTML 文档的 <html> 元素。',
  'The right-most parameter is considered {to}.': '最右边的参数作为 {to}。',
  'Provides a module-relative resolution function scoped to each module, returning the URL string.':
    '相对于当前模块解析模块标识符，返回 URL 字符串。',
  'Can be used to create strongly typed Svelte components.': '用于创建强类型的 Svelte 组件。',
  'Obtain the return type of a function type': '获取函数类型的返回值类型。',
  'For converting {{ interpolation }} values to displayed strings.': '将 {{ interpolation }} 插值转换为显示的字符串。',
  'Make all properties in T readonly': '将 T 的所有属性变为只读。',
  'Converts all the alphabetic characters in a string to lowercase.': '将字符串中的所有字母转换为小写。',
  'Appends a new element with a specified value to the end of the Set.': '将具有指定值的新元素添加到 Set 的末尾。',
  'Whether to remove `console.[methodName]` in production build.': '生产构建时是否移除 `console.[methodName]`。',
  'Whether to enable minification for JavaScript bundles.': '是否压缩 JavaScript 产物。',
  'Whether to enable minification for CSS bundles.': '是否压缩 CSS 产物。',
  'Instances of the `ChildProcess` represent spawned child processes.': '`ChildProcess` 的实例表示创建的子进程。',
  'The `child_process.spawn()` method spawns a new process using the given `command`, with command-line arguments in `args`.':
    '`child_process.spawn()` 方法用给定的 `command` 创建新进程，命令行参数在 `args` 中。',
  'The `subprocess.kill()` method sends a signal to the child process.': '`subprocess.kill()` 方法向子进程发送信号。',
  'Metadata to configure the stories for a component.': '配置组件 story 的元数据。',
  'Story object that represents a CSFv3 component example.': '表示一个 CSFv3 组件示例的 story 对象。',
  'Used to test that a function throws when it is called.': '用于测试函数在调用时会抛出错误。',
  'The `process.execPath` property returns the absolute pathname of the executable that started the Node.js process.':
    '`process.execPath` 属性返回启动 Node.js 进程的可执行文件的绝对路径。',
  'The `CSSStyleSheet` interface represents a single CSS stylesheet, and lets you inspect and modify the list of rules contained in the stylesheet.':
    '`CSSStyleSheet` 接口表示一个 CSS 样式表，可以查看和修改其中的规则列表。',
  'The `replaceSync()` method of the CSSStyleSheet interface synchronously replaces the content of the stylesheet with the content passed into it.':
    'CSSStyleSheet 接口的 `replaceSync()` 方法用传入的内容同步替换样式表的内容。',
  'The `window.postMessage()` method safely enables cross-origin communication between Window objects; e.g., between a page and a pop-up that it spawned, or between a page and an iframe embedded within it.':
    '`window.postMessage()` 方法可以安全地实现 Window 对象之间的跨源通信，例如页面与它打开的弹出窗口，或页面与其中嵌入的 iframe。',
  'The `process.platform` property returns a string identifying the operating system platform for which the Node.js binary was compiled.':
    '`process.platform` 属性返回一个字符串，表示 Node.js 二进制文件编译时的目标操作系统。',
  'The operating system CPU architecture for which the Node.js binary was compiled.':
    'Node.js 二进制文件编译时的目标 CPU 架构。',
  'Returns a string representing a number in fixed-point notation.': '返回数字的定点表示形式的字符串。',
  'createRoot lets you create a root to display React components inside a browser DOM node.':
    '`createRoot` 创建一个根节点，用于在浏览器的 DOM 节点中显示 React 组件。',
  'The `getElementById()` method of the Document interface returns an Element object representing the element whose id property matches the specified string.':
    'Document 接口的 `getElementById()` 方法返回 id 与指定字符串匹配的元素。',
  'Returns the item located at the specified index.': '返回指定索引处的元素。',
  'The output directory of non-SVG images.': '非 SVG 图片的输出目录。',
  'The name of non-SVG images.': '非 SVG 图片的名称。',
  'Pads the current string with a given string (possibly repeated) so that the resulting string reaches a given length.':
    '用指定的字符串（可重复）填充当前字符串，直到达到指定的长度。',
  'The absolute path of the output directory, corresponding to the `output.distPath.root` config of Rsbuild.':
    '输出目录的绝对路径，对应 Rsbuild 的 `output.distPath.root` 配置。',
  'Calls a defined callback function on each element of an array.': '对数组的每个元素调用回调函数。',
  'Returns the length of a String object.': '返回 String 对象的长度。',
  'The value of the `mode` configuration.': '`mode` 配置的值。',
  'Adds a one-time `listener` function for the event named `eventName`.':
    '为名为 `eventName` 的事件添加一次性的 `listener` 函数。',
  'The `console.error()` static method outputs a message to the console at the "error" log level.':
    '静态方法 `console.error()` 以 error 级别向控制台输出一条消息。',
  'A number which will be the process exit code, when the process either exits gracefully, or is exited via exit without specifying a code.':
    '进程的退出码，在进程正常退出，或调用 exit 且未指定退出码时使用。',
  'The `exports` read-only property of the WebAssembly.Instance object prototype returns an object containing as its members all the functions exported from the WebAssembly module instance, to allow them to be accessed and used by JavaScript.':
    'WebAssembly.Instance 对象的只读属性 `exports` 返回一个对象，包含 WebAssembly 模块实例导出的所有函数，供 JavaScript 访问和使用。',
  'Tells Rspack to suppress specific compilation warnings by matching their message, module, or file, or by using a custom function.':
    '让 Rspack 忽略特定的编译警告：按消息、模块或文件匹配，或使用自定义函数。',
  'Returns an object from a path string - the opposite of format().': '将路径字符串解析为对象，与 format() 相反。',
  "The file name without extension (if any) such as 'index'": '不含扩展名的文件名，例如 `index`。',
  'Set the entry modules for building.': '构建的入口模块。',
  'An object that represents a number of any kind.': '表示任意数字的对象。',
  'Returns the smaller of a set of supplied numeric expressions.': '返回一组数值中的最小值。',
  'Returns the larger of a set of supplied numeric expressions.': '返回一组数值中的最大值。',
  'Add additional cache digests, the previous build cache will be invalidated when any value in the array changes.':
    '额外的缓存摘要，数组中的任意值变化时，之前的构建缓存失效。',
  'The `Document.body` property represents the <body> or <frameset> node of the current document, or null if no such element exists.':
    '`Document.body` 属性表示当前文档的 <body> 或 <frameset> 节点，不存在时为 null。',
  'Inserts nodes after the last child of node, while replacing strings in nodes with equivalent Text nodes.':
    '在最后一个子节点之后插入节点，字符串会替换为等价的 Text 节点。',
};
