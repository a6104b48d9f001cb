// Replaces NodeGUI's addon, so that a program can run without Qt.
const Module = require('node:module');

/** A value that returns itself for every property, call and `new`. */
const anything = new Proxy(class {}, {
  get(_, name) {
    if (name === Symbol.toPrimitive) return () => 0;
    if (name === 'prototype') return Object.prototype;
    return name === 'then' || name === Symbol.iterator ? undefined : anything;
  },
  apply: () => anything,
  construct: () => anything,
});

const load = Module._load;
Module._load = (request, ...rest) =>
  request.endsWith('nodegui_core.node') ? anything : load.call(Module, request, ...rest);

process.on('exit', (code) => code === 0 && console.log('ran to its end'));
