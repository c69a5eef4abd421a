const lib = require('my-lib');

console.log(lib);
