import { readFile } from 'node:fs/promises';
import pc from 'picocolors';

function mitt(n){return {all:n=n||new Map,on:function(t,e){var i=n.get(t);i?i.push(e):n.set(t,[e]);},off:function(t,e){var i=n.get(t);i&&(e?i.splice(i.indexOf(e)>>>0,1):n.set(t,[]));},emit:function(t,e){var i=n.get(t);i&&i.slice().map(function(n){n(e);}),(i=n.get("*"))&&i.slice().map(function(n){n(t,e);});}}}

var lines = 100;
var defaults = {
	lines: lines};

const version = "1.0.0";
/** Reads a file and emits each of its lines. */
async function read(file, events = mitt()) {
    const text = await readFile(file, 'utf8');
    for (const line of text.split('\n').slice(0, defaults.lines)) {
        events.emit('line', pc.dim(line));
    }
}

export { read, version };
