#!/usr/bin/env node
import { printList } from "./index.js";
await printList(process.argv[2] ?? 'list.txt');
