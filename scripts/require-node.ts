/**
 * Imported first by every script: says in one line what is wrong, where an older Node would
 * stumble over the first file it cannot read. 22.18 runs the TypeScript files as they are.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node 22.18 or newer is needed, this is ${process.version}. ` +
      'Start through npm (npm run dev, npm start): it brings its own Node.',
  )
  process.exit(1)
}
