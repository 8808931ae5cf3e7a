/**
 * `npm run rollout`: two servers behind one address, and deployments while guests have forms open. Sends to the newer
 * version what a browser would send from the older one, with scripts and without. Builds three versions of the site.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../browser.ts'
import type { SentForm } from '../replay/sent-form.ts'
import { formKinds, recordSiteForms, siteForms } from '../replay/site-forms.ts'
import { buildVersion, type Version } from './build-version.ts'
import { readRows } from './count.ts'
import { requestFrom } from './guest.ts'
import { FORMS, nextGuest, type Guest } from './guests.ts'
import { SeededRandom } from './random.ts'
import { sendForm } from './send-form.ts'
import { startStack, type Stack } from './stack.ts'

/** A form that a guest has opened and filled in. */
interface OpenForm {
  guest: Guest
  sent: SentForm
}

const actionKey = randomBytes(32).toString('base64')
const first: Version = { label: 'Skicka', actionKey }
const withSameKey: Version = { label: 'Skicka nu', actionKey }
const withOtherKey: Version = { label: 'Skicka genast', actionKey: randomBytes(32).toString('base64') }

const home = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-rollout-'))
const random = new SeededRandom(1)

function build(version: Version): string {
  const folder = path.join(home, version.label.replaceAll(' ', '-'))
  buildVersion(folder, version)
  return folder
}

/** Each form of the running version, with scripts and without. */
async function openForms({ siteUrl }: Stack): Promise<OpenForm[]> {
  const browser = await launchBrowser()
  try {
    const recordings = await recordSiteForms(browser, siteUrl)
    return formKinds.flatMap((kind) =>
      [true, false].map((scripts) => ({
        guest: { ...nextGuest(random, kind), scripts },
        sent: recordings[kind][scripts ? 'scripts' : 'plain'],
      })),
    )
  } finally {
    await browser.close()
  }
}

/** Sends an open form; the outcome, and how often it is stored. */
async function send(stack: Stack, { guest, sent }: OpenForm) {
  const { kind, fields, scripts, address, email } = guest
  const request = requestFrom(address, stack.siteUrl)
  const { messages, table } = FORMS[kind]
  const outcome = await sendForm({ request, sent, fields, messages, scripts, origin: stack.siteUrl })
  const rows = await readRows(stack, table, 'id,email')
  return { outcome, stored: rows.filter((row) => row.email === email).length }
}

async function expectAllStored(stack: Stack, forms: readonly OpenForm[], when: string): Promise<void> {
  for (const form of forms) {
    const { outcome, stored } = await send(stack, form)
    const message = `${when}: ${form.guest.kind}, ${form.guest.scripts ? 'with' : 'without'} scripts`
    assert.equal(outcome.kind, 'ok', `${message}: ${JSON.stringify(outcome)}`)
    assert.equal(stored, 1, message)
  }
  console.log(`${when}: ${forms.length} forms sent, each stored once`)
}

async function deploy(stack: Stack, version: Version): Promise<void> {
  await stack.deploy(build(version))
  const { text } = await requestFrom('127.0.0.1', stack.siteUrl)(siteForms.inquiry.path)
  assert.ok(text.includes(version.label), 'the newer version does not answer')
}

let exitCode = 1
let stack: Stack | undefined
try {
  stack = await startStack({ home, build: build(first) })
  await expectAllStored(stack, await openForms(stack), 'two servers of one build')

  const formsOfFirst = await openForms(stack)
  await deploy(stack, withSameKey)
  await expectAllStored(stack, formsOfFirst, 'after a deployment with the same key for actions')

  const formsOfSecond = await openForms(stack)
  await deploy(stack, withOtherKey)
  for (const form of formsOfSecond) {
    const { outcome, stored } = await send(stack, form)
    assert.equal(stored, 0, `${form.guest.kind}: ${JSON.stringify(outcome)}`)
    assert.equal(outcome.kind, 'lost')
  }
  const reloaded = (await openForms(stack)).map(({ sent }, index) => ({
    sent,
    guest: formsOfSecond[index]!.guest,
  }))
  await expectAllStored(stack, reloaded, 'after a deployment with another key, once the page is loaded again')
  exitCode = 0
} catch (error) {
  console.error((error as Error).message)
} finally {
  await stack?.stop()
  await rm(home, { recursive: true, force: true })
}
process.exit(exitCode)
