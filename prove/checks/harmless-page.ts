import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Elements that never occur on a shop page. */
const denied = new Set([
  'style',
  'base',
  'object',
  'embed',
  'applet',
  'template',
  'frameset',
  'plaintext',
  'xmp',
  'math',
  'animate',
  'set',
  'foreignobject',
  'marquee',
  'noembed',
  'portal',
])
const addressNames = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'cite', 'ping'])
const deniedAttributes = new Set(['style', 'srcdoc', 'http-equiv', 'formaction', 'ping', 'popovertarget', 'autofocus'])

type Element = Tree.Element

const childrenOf = (node: Tree.Node): Element[] =>
  'childNodes' in node ? node.childNodes.filter((each): each is Element => 'tagName' in each) : []

function* elementsIn(node: Tree.Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    yield child
    yield* elementsIn(child)
  }
}

/** Returns the editor content in a page that could run, load, or post something. Parses the page as browsers do. */
export function findHarmfulContent(html: string): string[] {
  const problems: string[] = []
  for (const element of elementsIn(parse(html))) {
    const { tagName, attrs } = element
    const attributes = Object.fromEntries(
      attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    )
    if (denied.has(tagName.toLowerCase())) problems.push(`<${tagName}>`)
    if (tagName === 'script' && !isOwnScript(element, attributes))
      problems.push(`<script> ${JSON.stringify(attributes)}`)
    if (tagName === 'iframe' && !(attributes['src']?.startsWith('/__frame/') && attributes['sandbox'] !== undefined))
      problems.push(`<iframe> ${JSON.stringify(attributes)}`)
    if (
      tagName === 'link' &&
      attributes['rel'] === 'stylesheet' &&
      !/^\/(?:assets|__style)\//.test(attributes['href'] ?? '')
    )
      problems.push(`<link> ${JSON.stringify(attributes)}`)
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on/i.test(name) || deniedAttributes.has(name)) problems.push(`<${tagName} ${name}>`)
      // Browsers ignore spaces and control characters in a scheme, so only printable ASCII remains.
      const address = value.replace(/[^!-~]/g, '')
      if (addressNames.has(name) && /^(?:javascript|vbscript|data|blob|file):/i.test(address))
        problems.push(`<${tagName} ${name}="${value.slice(0, 40)}">`)
    }
  }
  return problems
}

function isOwnScript(element: Element, attributes: Readonly<Record<string, string>>): boolean {
  const [child] = element.childNodes
  const text = child && 'value' in child ? child.value : ''
  if (attributes['type'] === 'application/ld+json' || attributes['type'] === 'application/json') return isJson(text)
  return text === '' && /^\/assets\/[\w.-]+\.js$/.test(attributes['src'] ?? '')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Returns the elements around the main part of a page, which change if content leaves the main part. */
export function frameOf(html: string): string {
  const describe = (node: Tree.Node): string =>
    childrenOf(node)
      // React hoists picture preloads.
      .filter(({ tagName }) => !['script', 'head', 'link'].includes(tagName))
      .map((element) => `${element.tagName}${element.tagName === 'main' ? '' : `(${describe(element)})`}`)
      .join(' ')
  return describe(parse(html))
}

/** Returns the children of the main part that are not blocks. Content that escapes its block becomes a child of the main part. */
export function elementsOutsideBlocks(html: string): string[] {
  const main = [...elementsIn(parse(html))].find(({ tagName }) => tagName === 'main')
  return childrenOf(main!).flatMap((child) => {
    const name = child.attrs.find((each) => each.name === 'class')?.value ?? ''
    const isBlock = child.tagName === 'section' || name.startsWith('page-width')
    return isBlock ? [] : [child.tagName]
  })
}
