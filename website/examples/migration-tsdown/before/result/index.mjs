import pc from "picocolors";
// node_modules/mitt/dist/mitt.mjs
function mitt_default(n) {
	return {
		all: n = n || /* @__PURE__ */ new Map(),
		on: function(t, e) {
			var i = n.get(t);
			i ? i.push(e) : n.set(t, [e]);
		},
		off: function(t, e) {
			var i = n.get(t);
			i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
		},
		emit: function(t, e) {
			var i = n.get(t);
			i && i.slice().map(function(n) {
				n(e);
			}), (i = n.get("*")) && i.slice().map(function(n) {
				n(t, e);
			});
		}
	};
}
// src/levels.ts
/** From the least to the most important. */
const LEVELS = [
	"debug",
	"info",
	"error"
];
// src/index.ts
const events = mitt_default();
/** Calls back for each message of this level or a more important one. */
function listen(level, callback) {
	for (const name of LEVELS.slice(LEVELS.indexOf(level))) events.on(name, (text) => callback(`${pc.dim(name)} ${text}`));
}
function log(level, text) {
	events.emit(level, text);
}
export { listen, log };
