import '../require-node.mjs'
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readRows } from './count.mjs'
import { requestFrom } from './guest.mjs'
import { KINDS, nextGuest } from './guests.mjs'
import { buildNewVersion, readActionKey } from './new-build.mjs'
import { seeded } from './seeded.mjs'
import { readForm } from '../local/page-form.mjs'
import { sendForm } from './site-forms.mjs'
import { startStack } from './stack.mjs'

/**
 * `npm run test:rollout`: two servers behind one address, and deployments while guests have forms open. Every form is
 * read from one server and sent to the other, with scripts and without. Needs a built site, and builds two newer
 * versions of it.
 */

const home = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-rollout-'))
process.env.EXPERIMENTAL_STORAGE = '1'
const { generateApiKey } = await import('@supabase/lite')
const stack = await startStack({ home, secretKey: (await generateApiKey('secret')).key })
const random = seeded(1)
const versions = {
  sameKey: { word: 'Skicka nu', actionKey: readActionKey() },
  otherKey: { word: 'Skicka genast', actionKey: randomBytes(32).toString('base64') },
}

/** A guest of each form, with scripts and without, and the page each of them has open. */
async function openForms() {
  const guests = Object.keys(KINDS).flatMap((kind) =>
    [true, false].map((scripts) => ({ ...nextGuest(random, kind), scripts })),
  )
  return Promise.all(
    guests.map(async (guest) => {
      const request = requestFrom(guest.address, stack.siteUrl)
      const { text } = await request(KINDS[guest.kind].path)
      return { guest, request, form: readForm(text, KINDS[guest.kind].formId) }
    }),
  )
}

/** Sends what stands in an open form; `answer` and how often it is stored. */
async function send({ guest, request, form }) {
  const site = KINDS[guest.kind]
  const answer = await sendForm({ request, site, form, values: guest.values, scripts: guest.scripts })
  const rows = await readRows(stack, site.table, 'id,email')
  return { answer, stored: rows.filter(({ email }) => email === guest.email).length }
}

async function expectAllStored(open, what) {
  for (const one of open) {
    const { answer, stored } = await send(one)
    const who = `${what}: ${one.guest.kind}, ${one.guest.scripts ? 'with' : 'without'} scripts`
    assert.equal(answer.kind, 'ok', `${who}: ${answer.reason}`)
    assert.equal(stored, 1, who)
  }
  console.log(`${what}: ${open.length} forms sent, each stored once`)
}

async function deploy(name) {
  const folder = path.join(home, name)
  buildNewVersion(folder, versions[name])
  await stack.deploy(folder)
  const { text } = await requestFrom('127.0.0.1', stack.siteUrl)(KINDS.inquiry.path)
  assert.ok(text.includes(versions[name].word), 'the newer version is not the one that answers')
}

let exitCode = 1
try {
  await expectAllStored(await openForms(), 'two servers of one build')

  const openBefore = await openForms()
  await deploy('sameKey')
  await expectAllStored(openBefore, 'a deployment in between, with the same key for actions')

  const openBeforeAnother = await openForms()
  await deploy('otherKey')
  for (const one of openBeforeAnother) {
    const { answer, stored } = await send(one)
    // an application with scripts goes to an address of its own, which no deployment renames
    const expected = one.guest.kind === 'application' && one.guest.scripts ? 1 : 0
    assert.equal(stored, expected, `${one.guest.kind}: ${JSON.stringify(answer)}`)
    if (expected === 0) assert.equal(answer.kind, 'lost')
  }
  const reloaded = await openForms()
  await expectAllStored(
    reloaded.map((one, index) => ({ ...one, guest: openBeforeAnother[index].guest })),
    'a deployment with another key: told to load the page again, and then',
  )
  assert.equal(stack.front.counts.serverErrors, 0, 'answers with 5xx')
  exitCode = 0
} catch (error) {
  console.error(error.message)
} finally {
  await stack.stop()
  await rm(home, { recursive: true, force: true })
}
process.exit(exitCode)
