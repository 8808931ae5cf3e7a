import '../require-node.ts'
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildVersion } from './build-version.mjs'
import { readRows } from './count.mjs'
import { requestFrom } from './guest.mjs'
import { KINDS, nextGuest } from './guests.mjs'
import { recordForms } from './recorded-forms.mjs'
import { seeded } from './seeded.mjs'
import { sendForm } from './site-forms.mjs'
import { startStack } from './stack.mjs'
import { siteForms } from '../../tools/replay/site-forms.ts'

/**
 * `npm run test:rollout`: two servers behind one address, and deployments while guests have forms open. What a browser
 * sent from the older version is sent to the newer one, with scripts and without. Builds three versions of the site.
 */

const actionKey = randomBytes(32).toString('base64')
const versions = {
  first: { label: 'Skicka', actionKey },
  sameKey: { label: 'Skicka nu', actionKey },
  otherKey: { label: 'Skicka genast', actionKey: randomBytes(32).toString('base64') },
}
const home = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-rollout-'))
process.env.EXPERIMENTAL_STORAGE = '1'
const { generateApiKey } = await import('@supabase/lite')
const secretKey = (await generateApiKey('secret')).key
const random = seeded(1)

function build(name) {
  const folder = path.join(home, name)
  buildVersion(folder, versions[name])
  return folder
}

/** A guest of each form, with scripts and without, with the form of the version that runs now. */
async function openForms(stack) {
  const recordings = await recordForms(stack.siteUrl)
  return Object.keys(KINDS).flatMap((kind) =>
    [true, false].map((scripts) => ({
      guest: { ...nextGuest(random, kind), scripts },
      sent: recordings[kind][scripts ? 'scripts' : 'plain'],
    })),
  )
}

/** Sends what stands in an open form; the answer, and how often it is stored. */
async function send(stack, { guest, sent }) {
  const { kind, fields, scripts, address, email } = guest
  const request = requestFrom(address, stack.siteUrl)
  const { messages, table } = KINDS[kind]
  const answer = await sendForm({ request, sent, fields, messages, scripts, origin: stack.siteUrl })
  const rows = await readRows(stack, table, 'id,email')
  return { answer, stored: rows.filter((row) => row.email === email).length }
}

async function expectAllStored(stack, open, what) {
  for (const one of open) {
    const { answer, stored } = await send(stack, one)
    const who = `${what}: ${one.guest.kind}, ${one.guest.scripts ? 'with' : 'without'} scripts`
    assert.equal(answer.kind, 'ok', `${who}: ${answer.reason}`)
    assert.equal(stored, 1, who)
  }
  console.log(`${what}: ${open.length} forms sent, each stored once`)
}

async function deploy(stack, name) {
  await stack.deploy(build(name))
  const { text } = await requestFrom('127.0.0.1', stack.siteUrl)(siteForms.inquiry.path)
  assert.ok(text.includes(versions[name].label), 'the newer version is not the one that answers')
}

let exitCode = 1
let stack
try {
  stack = await startStack({ home, secretKey, build: build('first') })
  await expectAllStored(stack, await openForms(stack), 'two servers of one build')

  const openBefore = await openForms(stack)
  await deploy(stack, 'sameKey')
  await expectAllStored(stack, openBefore, 'a deployment in between, with the same key for actions')

  const openBeforeAnother = await openForms(stack)
  await deploy(stack, 'otherKey')
  for (const one of openBeforeAnother) {
    const { answer, stored } = await send(stack, one)
    assert.equal(stored, 0, `${one.guest.kind}: ${JSON.stringify(answer)}`)
    assert.equal(answer.kind, 'lost')
  }
  const reloaded = await openForms(stack)
  await expectAllStored(
    stack,
    reloaded.map((one, index) => ({ ...one, guest: openBeforeAnother[index].guest })),
    'a deployment with another key: told to load the page again, and then',
  )
  exitCode = 0
} catch (error) {
  console.error(error.message)
} finally {
  await stack?.stop()
  await rm(home, { recursive: true, force: true })
}
process.exit(exitCode)
