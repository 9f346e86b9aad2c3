// Ends a program with one sentence if Node is too old. CommonJS without new syntax, because an old Node has to read it.
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
'use strict';
var fs = require('fs');
var path = require('path');

var wanted = JSON.parse(fs.readFileSync(path.join(__dirname, '../package.json'), 'utf8')).engines.node.replace(
  /^>=/,
  '',
);
var least = wanted.split('.').map(Number);
var found = process.version.slice(1).split('.').map(Number);
if (found[0] < least[0] || (found[0] === least[0] && found[1] < least[1])) {
  console.error(
    'sztab: this is Node ' +
      process.version.slice(1) +
      ', and Sztab needs Node ' +
      wanted +
      ' or newer: https://nodejs.org',
  );
  process.exit(1);
}
