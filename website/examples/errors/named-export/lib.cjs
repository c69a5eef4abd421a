module.exports = Object.assign({}, { join: 1 });
