import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * A stand-in for the storage server, which is not part of the stack: the calls that the site makes (upload,
 * download, list, remove), in the storage server's words, under the bucket's rules in the database. It
 * proves the site's calls and the bucket's row, not the storage server.
 */

const OBJECT_PATH = /^\/storage\/v1\/object\/(?<action>list\/)?(?<bucket>[\w-]+)(?:\/(?<name>[\w./-]+))?$/

const problem = (status, error, message) =>
  Response.json({ statusCode: String(status), error, message }, { status: status === 409 ? 400 : status })

/**
 * @param {string} folder where the files go
 * @param {(id: string) => Promise<{ limit: number | null, types: string[] | null } | undefined>} readBucket
 * @returns {(request: Request, role: string) => Promise<Response>}
 */
export function createStorage(folder, readBucket) {
  return async (request, role) => {
    const parts = OBJECT_PATH.exec(decodeURIComponent(new URL(request.url).pathname))?.groups
    if (!parts || parts.name?.includes('..')) return problem(404, 'not_found', 'Not found')
    const { action, bucket, name = '' } = parts
    const rules = await readBucket(bucket)
    if (!rules) return problem(404, 'Bucket not found', 'Bucket not found')
    // without a policy on storage.objects, row-level security hides all files from everybody else
    if (role !== 'service_role')
      return problem(403, 'Unauthorized', 'new row violates row-level security policy')
    const home = path.join(folder, bucket)
    if (action !== undefined) return list(home, await request.json())
    if (request.method === 'DELETE') return remove(home, (await request.json()).prefixes)
    if (request.method === 'GET') return download(path.join(home, name))
    return upload(path.join(home, name), await readUpload(request), rules)
  }
}

/** A file comes as the body, or as an unnamed field of a form. */
async function readUpload(request) {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    return { type, bytes: Buffer.from(await request.arrayBuffer()) }
  const file = (await request.formData()).get('')
  return { type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
}

async function upload(file, { type, bytes }, { limit, types }) {
  if (limit !== null && bytes.length > limit) {
    return problem(413, 'Payload too large', 'The object exceeded the maximum allowed size')
  }
  if (types !== null && !types.includes(type)) {
    return problem(415, 'invalid_mime_type', `mime type ${type} is not supported`)
  }
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, bytes, { flag: 'wx' })
  } catch {
    return problem(409, 'Duplicate', 'The resource already exists')
  }
  const [bucket, name] = file.split(path.sep).slice(-2)
  return Response.json({ Id: crypto.randomUUID(), Key: `${bucket}/${name}` })
}

async function download(file) {
  const bytes = await readFile(file).catch(() => null)
  return bytes === null ? problem(404, 'not_found', 'Object not found') : new Response(bytes)
}

async function list(home, { search = '', limit = 100, offset = 0 }) {
  const names = (await readdir(home).catch(() => [])).filter((name) => name.includes(search)).sort()
  const page = names.slice(offset, offset + limit)
  const files = page.map(async (name) => {
    const { size, birthtime } = await stat(path.join(home, name))
    return { name, id: name, created_at: birthtime.toISOString(), metadata: { size } }
  })
  return Response.json(await Promise.all(files))
}

async function remove(home, names) {
  const removed = []
  for (const name of names) {
    const gone = await rm(path.join(home, path.basename(name))).then(
      () => true,
      () => false,
    )
    if (gone) removed.push({ name })
  }
  return Response.json(removed)
}
