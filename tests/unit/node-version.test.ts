import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { devDependencies, engines } from '@/package.json'

const majorOf = (text: string | undefined) => /(\d+)\./.exec(text ?? '')?.[1]

test('development, types, the image and the engine have the same version of Node', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim()
  const image = readFileSync('deploy/container/Dockerfile', 'utf8')
  expect(devDependencies.node).toBe(version)
  expect(image).toContain(`library/node:${version}-`)
  expect([engines.node, devDependencies['@types/node']].map(majorOf)).toEqual(Array(2).fill(majorOf(version)))
})
