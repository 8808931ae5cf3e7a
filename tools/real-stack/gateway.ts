import { serve } from '@hono/node-server'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { captureMail, MAIL_CAPTURE_PATH } from '../../scripts/local/mail-capture.ts'

/** A test that acts as the mail provider posts its address here; an empty one ends that. */
const MAIL_TARGET_PATH = '/verify/mail-target'

const encode = (value: string) => Buffer.from(value).toString('base64url')

/** A token that gives a role to PostgREST. */
export function signToken(role: string, secret: string): string {
  const content = `${encode('{"alg":"HS256","typ":"JWT"}')}.${encode(JSON.stringify({ role }))}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

interface Options {
  port: number
  /** Shared with PostgREST. */
  jwtSecret: string
  roleOfKey: Record<string, string>
  /** Address. */
  postgrest: string
  /** Addresses by name. */
  functions: Record<string, string>
  storage: (request: Request, role: string) => Promise<Response>
  mailFolder: string
}

/**
 * Serves the addresses of a hosted project and turns its keys into roles.
 * @returns closes it
 */
export async function startGateway({
  port,
  jwtSecret,
  roleOfKey,
  postgrest,
  functions,
  storage,
  mailFolder,
}: Options): Promise<() => Promise<void>> {
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
        if (mailTarget !== '') return forward(request, mailTarget)
        return (await captureMail(request, mailFolder)) ?? new Response(null, { status: 404 })
      }
      const [, service, rest = '/'] = /^\/(rest|storage|functions)\/v1(\/.*)?$/.exec(pathname) ?? []
      if (service === 'functions') {
        const target = functions[rest.slice(1)]
        // the function checks the key itself (config.toml, verify_jwt = false)
        return target ? forward(request, target) : new Response(null, { status: 404 })
      }
      const apikey = request.headers.get('apikey') ?? ''
      const role = roleOfKey[apikey]
      if (role === undefined) return Response.json({ message: 'Invalid API key' }, { status: 401 })
      if (service === 'storage') return storage(request, role)
      if (service !== 'rest') return new Response(null, { status: 404 })
      const ownToken = request.headers.get('authorization')
      const authorization =
        ownToken === null || ownToken === `Bearer ${apikey}`
          ? `Bearer ${signToken(role, jwtSecret)}`
          : ownToken
      return forward(request, `${postgrest}${rest}${search}`, { authorization })
    },
  }) as Server
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

const HOP_BY_HOP = /^(host|connection|content-length|transfer-encoding|content-encoding|expect)$/

const endToEnd = (headers: Headers) => [...headers].filter(([name]) => !HOP_BY_HOP.test(name))

async function forward(
  request: Request,
  target: string,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  const headers = { ...Object.fromEntries(endToEnd(request.headers)), ...extraHeaders }
  const answer = await fetch(target, { method: request.method, headers, body }).catch(() => null)
  if (answer === null) return new Response(null, { status: 502 })
  const content = answer.status === 204 ? null : await answer.arrayBuffer()
  return new Response(content, { status: answer.status, headers: endToEnd(answer.headers) })
}
