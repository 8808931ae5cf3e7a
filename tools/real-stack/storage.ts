import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const OBJECT_PATH = /^\/storage\/v1\/object\/(list\/|info\/)?([\w-]+)(?:\/([\w.-]+))?$/

const problem = (status: number, message: string) =>
  Response.json(
    { statusCode: String(status), error: message, message },
    { status: status === 409 ? 400 : status },
  )

/**
 * A fake of the storage server, which is not part of the stack: upload, download, info, list and remove as the site calls
 * them, under the rules of the bucket's row. It tests the site's calls and that row, not the storage server.
 * @param readBucket the bucket's row; undefined where there is none
 */
export function createStorage(
  folder: string,
  readBucket: (id: string) => Promise<{ limit: number | null; types: string[] | null } | undefined>,
): (request: Request) => Promise<Response> {
  /** What came beside each file, in base64. */
  const metadata = new Map<string, string>()
  return async (request) => {
    const [, kind, bucket = '', name = ''] = OBJECT_PATH.exec(new URL(request.url).pathname) ?? []
    const rules = await readBucket(bucket)
    if (!rules) return problem(404, 'Bucket not found')
    const inBucket = (file: string) => path.join(folder, bucket, path.basename(file))
    await mkdir(path.join(folder, bucket), { recursive: true })
    if (kind === 'list/') {
      const { search = '', limit = 100, offset = 0 } = (await request.json()) as ListOptions
      const names = (await readdir(path.join(folder, bucket))).filter((each) => each.includes(search)).sort()
      const files = names.slice(offset, offset + limit).map(async (each) => {
        const { size, birthtime } = await stat(inBucket(each))
        return { name: each, id: each, created_at: birthtime.toISOString(), metadata: { size } }
      })
      return Response.json(await Promise.all(files))
    }
    if (request.method === 'DELETE') {
      const { prefixes } = (await request.json()) as { prefixes: string[] }
      const removals = await Promise.allSettled(prefixes.map((each) => rm(inBucket(each))))
      return Response.json(
        prefixes
          .filter((_, index) => removals[index]?.status === 'fulfilled')
          .map((each) => ({ name: each })),
      )
    }
    if (kind === 'info/') {
      const given = Buffer.from(metadata.get(inBucket(name)) ?? 'e30=', 'base64').toString()
      return Response.json({ name, metadata: JSON.parse(given) as object })
    }
    if (request.method === 'GET') {
      const bytes = await readFile(inBucket(name)).catch(() => null)
      return bytes === null ? problem(404, 'Object not found') : new Response(Uint8Array.from(bytes))
    }
    // a file comes as the body, or as a field without a name
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
    const file = isForm ? ((await request.formData()).get('') as File) : await request.blob()
    if (rules.limit !== null && file.size > rules.limit) {
      return problem(413, 'The object exceeded the maximum allowed size')
    }
    if (rules.types !== null && !rules.types.includes(file.type))
      return problem(415, `mime type ${file.type} is not supported`)
    try {
      await writeFile(inBucket(name), Buffer.from(await file.arrayBuffer()), { flag: 'wx' })
    } catch {
      return problem(409, 'The resource already exists')
    }
    metadata.set(inBucket(name), request.headers.get('x-metadata') ?? 'e30=')
    return Response.json({ Id: crypto.randomUUID(), Key: `${bucket}/${name}` })
  }
}

interface ListOptions {
  search?: string
  limit?: number
  offset?: number
}
