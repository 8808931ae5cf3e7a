import { serve } from '@hono/node-server'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { captureMail, MAIL_CAPTURE_PATH } from '../local/mail-capture.ts'

/** The address layout of a hosted project before the parts of the stack, and its keys turned into roles. */

/** A test that wants to be the mail provider itself posts its address here; an empty one takes it back. */
const MAIL_TARGET_PATH = '/verify/mail-target'

const encode = (value) => Buffer.from(value).toString('base64url')

/** A token that PostgREST takes for the role. */
export function signToken(role, secret) {
  const content = `${encode('{"alg":"HS256","typ":"JWT"}')}.${encode(JSON.stringify({ role }))}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

/**
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.jwtSecret shared with PostgREST
 * @param {Record<string, string>} options.roleOfKey
 * @param {string} options.postgrest address
 * @param {Record<string, string>} options.functions name → address
 * @param {(request: Request, role: string) => Promise<Response>} options.storage
 * @param {string} options.mailFolder
 * @returns {Promise<() => Promise<void>>} closes it
 */
export async function startGateway({
  port,
  jwtSecret,
  roleOfKey,
  postgrest,
  functions,
  storage,
  mailFolder,
}) {
  let mailTarget = ''

  const server = serve({
    port,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname === MAIL_TARGET_PATH) {
        mailTarget = await request.text()
        return new Response(null, { status: 204 })
      }
      if (pathname === MAIL_CAPTURE_PATH) {
        return mailTarget === '' ? captureMail(request, mailFolder) : pass(request, mailTarget)
      }
      const [, service, rest] = /^\/(rest|storage|functions)\/v1(\/.*)?$/.exec(pathname) ?? []
      const apikey = request.headers.get('apikey') ?? ''
      if (service === 'functions') {
        const target = functions[rest?.slice(1) ?? '']
        // the function looks at the key itself (config.toml, verify_jwt = false)
        return target ? pass(request, target) : new Response(null, { status: 404 })
      }
      const role = roleOfKey[apikey]
      if (role === undefined) return Response.json({ message: 'Invalid API key' }, { status: 401 })
      if (service === 'storage') return storage(request, role)
      if (service !== 'rest') return new Response(null, { status: 404 })
      const ownToken = request.headers.get('authorization')
      const authorization =
        ownToken === null || ownToken === `Bearer ${apikey}`
          ? `Bearer ${signToken(role, jwtSecret)}`
          : ownToken
      return pass(request, `${postgrest}${rest ?? '/'}${search}`, { authorization })
    },
  })
  await once(server, 'listening')
  return () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
}

const HOP_BY_HOP = /^(host|connection|content-length|transfer-encoding|content-encoding|expect)$/

const without = (headers) => [...headers].filter(([name]) => !HOP_BY_HOP.test(name))

async function pass(request, target, extra = {}) {
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  const headers = { ...Object.fromEntries(without(request.headers)), ...extra }
  const answer = await fetch(target, { method: request.method, headers, body }).catch(() => null)
  if (answer === null) return new Response(null, { status: 502 })
  const content = answer.status === 204 ? null : await answer.arrayBuffer()
  return new Response(content, { status: answer.status, headers: without(answer.headers) })
}
