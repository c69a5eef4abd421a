#!/usr/bin/env node
import { countLines } from "./index.js";
for (const file of process.argv.slice(2))console.log(`${await countLines(file)} ${file}`);
