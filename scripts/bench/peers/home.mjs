import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit, SKIP } from 'unist-util-visit'
import { PROJECT_ROOT } from '../../site-process.ts'

/**
 * The built home page taken apart, so that the peers show the same words, pictures and fonts in the same markup and
 * style sheet: what differs is how each is delivered and brought to life.
 */

const BUILD = path.join(PROJECT_ROOT, '.next')
const IMAGE_ADDRESS = /\/(?:pictures|drawings|icons)\/[^\s"',)]+|\/favicon\.ico/g

/**
 * @returns {Promise<{
 *   body: object[],
 *   head: string,
 *   files: Record<string, Buffer>,
 * }>} body: what stands in it, without scripts; head: title, description, preloads and style sheet as HTML;
 *   files: by public path without the leading slash
 */
export async function takeHomeApart() {
  const html = await readFile(path.join(BUILD, 'server/app/sv.html'), 'utf8')
  const tree = unified().use(rehypeParse).parse(html)
  const parts = {}
  visit(tree, 'element', (node, index, parent) => {
    if (['script', 'template'].includes(node.tagName) || isOfTheFramework(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'head' || node.tagName === 'body') parts[node.tagName] = node
    return undefined
  })
  const body = parts.body.children.filter(({ type }) => type === 'element')
  const styleSheet = await readFile(addressToFile(styleAddress(parts.head)), 'utf8')
  const classes = tree.children.find(({ tagName }) => tagName === 'html').properties.className
  return {
    body,
    classes: classes.join(' '),
    head: toHtml(parts.head.children.filter(isKeptInHead)),
    files: await readFiles([toHtml(parts.head), toHtml(body), styleSheet].join('\n'), styleSheet),
  }
}

function styleAddress(head) {
  return head.children.find(({ tagName, properties }) => tagName === 'link' && isStyle(properties)).properties
    .href
}

const isStyle = ({ rel }) => rel?.includes('stylesheet')

/** A script preload of the framework, and the hints it leaves for itself. */
function isOfTheFramework({ tagName, properties }) {
  return tagName === 'link' && properties.as === 'script'
}

function isKeptInHead({ tagName, properties }) {
  if (tagName === 'title' || tagName === 'meta') return true
  return tagName === 'link' && (isStyle(properties) || ['font', 'image'].includes(properties.as))
}

function addressToFile(address) {
  return address.startsWith('/_next/')
    ? path.join(BUILD, address.slice('/_next/'.length))
    : path.join(PROJECT_ROOT, 'public', address)
}

/** Every file that markup and style sheet name: byte for byte those of the site. */
async function readFiles(text, styleSheet) {
  const built = [...text.matchAll(/\/_next\/static\/[^\s"',)]+\.(?:css|woff2)/g)].map(([address]) => address)
  const fonts = [...styleSheet.matchAll(/\.\.\/media\/([^\s"')]+\.woff2)/g)].map(
    ([, name]) => `/_next/static/media/${name}`,
  )
  const images = [...text.matchAll(IMAGE_ADDRESS)].map(([address]) => address.split('#')[0])
  const addresses = [...new Set([...built, ...fonts, ...images])]
  return Object.fromEntries(
    await Promise.all(
      addresses.map(async (address) => [address.slice(1), await readFile(addressToFile(address))]),
    ),
  )
}
