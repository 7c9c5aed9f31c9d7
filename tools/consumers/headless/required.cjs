// What is written in CommonJS can load the packages, too: Node does so by itself from 20.19 and 22.12 on.
const assert = require('node:assert/strict');

assert.equal(typeof require('@franca/api-client').createApiClient, 'function');
assert.equal(typeof require('@franca/call-kit/core').createCallSession, 'function');
assert.equal(typeof require('@franca/chat-kit/core').createTopicStore, 'function');
assert.equal(typeof require('@franca/chat-kit/port').createPlainPort, 'function');
assert.equal(typeof require('@franca/contract').endpoints, 'object');
assert.equal(typeof require('@franca/languages').directionOf, 'function');
assert.equal(typeof require('@franca/speech').createDownsampler, 'function');
