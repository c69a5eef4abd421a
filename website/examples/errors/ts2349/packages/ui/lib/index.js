exports.default = () => 1;
