import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const OBJECT_PATH = /^\/storage\/v1\/object\/(?<action>list\/)?(?<bucket>[\w-]+)(?:\/(?<name>[\w./-]+))?$/

/** What the bucket's row in the database allows. */
export interface BucketRules {
  /** Bytes. */
  limit: number | null
  /** MIME types. */
  types: string[] | null
}

const problem = (status: number, error: string, message: string) =>
  Response.json({ statusCode: String(status), error, message }, { status: status === 409 ? 400 : status })

/**
 * A fake of the storage server, which is not part of the stack: upload, download, list and remove as the site calls
 * them, under the rules in the database. It tests the site's calls and the bucket's row, not the storage server.
 */
export function createStorage(
  folder: string,
  readBucket: (id: string) => Promise<BucketRules | undefined>,
): (request: Request, role: string) => Promise<Response> {
  return async (request, role) => {
    const parts = OBJECT_PATH.exec(decodeURIComponent(new URL(request.url).pathname))?.groups
    if (!parts || parts.name?.includes('..')) return problem(404, 'not_found', 'Not found')
    const { action, bucket = '', name = '' } = parts
    const rules = await readBucket(bucket)
    if (!rules) return problem(404, 'Bucket not found', 'Bucket not found')
    // without a policy on storage.objects, row-level security hides all files from other roles
    if (role !== 'service_role') {
      return problem(403, 'Unauthorized', 'new row violates row-level security policy')
    }
    const bucketFolder = path.join(folder, bucket)
    const file = path.join(bucketFolder, name)
    if (action !== undefined) return list(bucketFolder, (await request.json()) as ListOptions)
    if (request.method === 'DELETE') {
      const { prefixes } = (await request.json()) as { prefixes: string[] }
      return remove(bucketFolder, prefixes)
    }
    if (request.method === 'GET') return download(file)
    return upload(file, await readUpload(request), rules)
  }
}

interface Upload {
  type: string
  bytes: Buffer
}

/** A file comes as the body, or as a field without a name. */
async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) {
    return { type, bytes: Buffer.from(await request.arrayBuffer()) }
  }
  const file = (await request.formData()).get('')
  if (!(file instanceof Blob)) throw new Error('The upload holds no file.')
  return { type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
}

async function upload(
  file: string,
  { type, bytes }: Upload,
  { limit, types }: BucketRules,
): Promise<Response> {
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
  return Response.json({ Id: crypto.randomUUID(), Key: file.split(path.sep).slice(-2).join('/') })
}

async function download(file: string): Promise<Response> {
  const bytes = await readFile(file).catch(() => null)
  return bytes === null ? problem(404, 'not_found', 'Object not found') : new Response(Uint8Array.from(bytes))
}

interface ListOptions {
  search?: string
  limit?: number
  offset?: number
}

async function list(
  folder: string,
  { search = '', limit = 100, offset = 0 }: ListOptions,
): Promise<Response> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(search)).sort()
  const files = names.slice(offset, offset + limit).map(async (name) => {
    const { size, birthtime } = await stat(path.join(folder, name))
    return { name, id: name, created_at: birthtime.toISOString(), metadata: { size } }
  })
  return Response.json(await Promise.all(files))
}

async function remove(folder: string, names: readonly string[]): Promise<Response> {
  const removed: { name: string }[] = []
  for (const name of names) {
    try {
      await rm(path.join(folder, path.basename(name)))
      removed.push({ name })
    } catch {
      // not there: it is not in the answer
    }
  }
  return Response.json(removed)
}
