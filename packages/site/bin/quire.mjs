#!/usr/bin/env node
import '@quire/engine/cli';
