#!/usr/bin/env node
import { printList } from './index';

await printList(process.argv[2] ?? 'list.txt');
