#!/usr/bin/env node
import '../dist/node/cli/cli.js';
