import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Element, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { PROJECT_ROOT } from '../../../scripts/site-process.ts'

const BUILD = path.join(PROJECT_ROOT, '.next')
const IMAGE_ADDRESS = /\/(?:pictures|drawings|icons)\/[^\s"',)]+|\/favicon\.ico/g

export interface HomePage {
  /** Without scripts. */
  body: Element[]
  /** Classes of the html element. */
  classes: string
  /** Title, description, preloads and style sheet as HTML. */
  head: string
  /** What markup and style sheet name, byte for byte, by public path without the leading slash. */
  files: Record<string, Buffer>
}

/** Reads the parts of the built home page, so that the comparisons show the same words, pictures, fonts and styles. */
export async function readHome(): Promise<HomePage> {
  const html = await readFile(path.join(BUILD, 'server/app/sv.html'), 'utf8')
  const tree = unified().use(rehypeParse).parse(html)
  removeScripts(tree)
  const document = findElement(tree, 'html')
  const [head, body] = [findElement(document, 'head'), findElement(document, 'body')]
  const style = elementsOf(head).find(isStyle)
  const styleSheet = await readFile(addressToFile(String(style?.properties.href)), 'utf8')
  const bodyElements = elementsOf(body)
  return {
    body: bodyElements,
    classes: toClasses(document.properties),
    head: toHtml(elementsOf(head).filter(isKeptInHead)),
    files: await readFiles([toHtml(head), toHtml(bodyElements), styleSheet].join('\n'), styleSheet),
  }
}

function removeScripts(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const isScript = ['script', 'template'].includes(node.tagName)
    const isPreload = node.tagName === 'link' && node.properties.as === 'script'
    if (parent === undefined || index === undefined || !(isScript || isPreload)) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

const elementsOf = ({ children }: Root | Element): Element[] =>
  (children as RootContent[]).filter((child) => child.type === 'element')

function findElement(parent: Root | Element, tagName: string): Element {
  const found = elementsOf(parent).find((element) => element.tagName === tagName)
  if (!found) throw new Error(`The home page has no ${tagName} element.`)
  return found
}

const toClasses = ({ className }: Properties) => (Array.isArray(className) ? className.join(' ') : '')

const isStyle = ({ tagName, properties: { rel } }: Element) =>
  tagName === 'link' && Array.isArray(rel) && rel.includes('stylesheet')

function isKeptInHead(element: Element): boolean {
  const { tagName, properties } = element
  if (tagName === 'title' || tagName === 'meta') return true
  return isStyle(element) || (tagName === 'link' && ['font', 'image'].includes(String(properties.as)))
}

function addressToFile(address: string): string {
  return address.startsWith('/_next/')
    ? path.join(BUILD, address.slice('/_next/'.length))
    : path.join(PROJECT_ROOT, 'public', address)
}

async function readFiles(text: string, styleSheet: string): Promise<Record<string, Buffer>> {
  const built = [...text.matchAll(/\/_next\/static\/[^\s"',)]+\.(?:css|woff2)/g)].map(([address]) => address)
  const fonts = [...styleSheet.matchAll(/\.\.\/media\/([^\s"')]+\.woff2)/g)].map(
    ([, name]) => `/_next/static/media/${name}`,
  )
  const images = [...text.matchAll(IMAGE_ADDRESS)].map(([address]) => address.replace(/#.*/, ''))
  const addresses = [...new Set([...built, ...fonts, ...images])]
  return Object.fromEntries(
    await Promise.all(
      addresses.map(async (address) => [address.slice(1), await readFile(addressToFile(address))]),
    ),
  )
}
