import { createHmac } from 'node:crypto'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { captureMail, MAIL_CAPTURE_PATH } from '../../scripts/local/mail-capture.ts'

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
  postgrest: string
  /** URLs by name. */
  functions: Record<string, string>
  storage: (request: Request) => Promise<Response>
  mailFolder: string
}

/** Serves the URLs of a hosted project and turns its keys into roles. */
export function startGateway(options: Options): () => void {
  /** A test that acts as the mail provider posts its URL to /verify/mail-target; an empty one ends that. */
  let mailTarget = ''
  const server = serve({
    port: options.port,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/verify/mail-target') {
        mailTarget = await request.text()
        return new Response(null, { status: 204 })
      }
      if (pathname === MAIL_CAPTURE_PATH) {
        if (mailTarget !== '') return forward(request, mailTarget)
        return (await captureMail(request, options.mailFolder)) ?? new Response(null, { status: 404 })
      }
      const [, service, rest = '/'] = /^\/(rest|storage|functions)\/v1(\/.*)?$/.exec(pathname) ?? []
      if (service === 'functions') {
        const target = options.functions[rest.slice(1)]
        // the function checks the key itself (config.toml, verify_jwt = false)
        return target ? forward(request, target) : new Response(null, { status: 404 })
      }
      const apikey = request.headers.get('apikey') ?? ''
      const role = options.roleOfKey[apikey]
      if (role === undefined) return Response.json({ message: 'Invalid API key' }, { status: 401 })
      if (service === 'storage') {
        // without a policy on storage.objects, row-level security hides all files from other roles
        return role === 'service_role' ? options.storage(request) : new Response(null, { status: 403 })
      }
      if (service !== 'rest') return new Response(null, { status: 404 })
      const given = request.headers.get('authorization')
      const isOwn = given !== null && given !== `Bearer ${apikey}`
      const authorization = isOwn ? given : `Bearer ${signToken(role, options.jwtSecret)}`
      return forward(request, `${options.postgrest}${rest}${search}`, { authorization })
    },
  }) as Server
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

const HOP_BY_HOP = /^(host|connection|content-length|transfer-encoding|content-encoding|expect)$/
const endToEnd = (headers: Headers) => [...headers].filter(([name]) => !HOP_BY_HOP.test(name))

async function forward(
  request: Request,
  target: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  const headers = { ...Object.fromEntries(endToEnd(request.headers)), ...more }
  const answer = await fetch(target, { method: request.method, headers, body }).catch(() => null)
  if (answer === null) return new Response(null, { status: 502 })
  const content = answer.status === 204 ? null : await answer.arrayBuffer()
  return new Response(content, { status: answer.status, headers: endToEnd(answer.headers) })
}
