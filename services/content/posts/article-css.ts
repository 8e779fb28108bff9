import { generate, parse, walk, type CssNode, type List } from 'css-tree'

/** The element that contains an article; selectors in a post's custom CSS match only inside it. */
const articleScope = '.article__own'

const maxLength = 50_000
const conditions = new Set(['media', 'supports'])
/** Maximum nesting of conditions; deeper trees could exhaust the stack. */
const maxDepth = 4
/** Once escapes are rejected, these are the only functions in a value that can cause a request. */
const requests = /url\(|image-set\(|image\(|src\(|element\(|paint\(|expression\(|cross-fade\(/i
const deniedProperties = /^(?:behavior|-moz-binding|-webkit-user-modify|view-transition-name|anchor-name)$/i

/**
 * Limits a post's custom CSS to its article: scopes every selector, and removes rules that could load a resource or
 * affect other parts of the page [INDEX-034, T14]. Returns '' if the text is too long or is not CSS.
 */
export function scopeArticleCss(css: string): string {
  if (css.length > maxLength) return ''
  try {
    const sheet = parse(css, { parseCustomProperty: true, onParseError: () => {} })
    return sheet.type === 'StyleSheet' ? rulesOf(sheet.children, 0) : ''
  } catch {
    return ''
  }
}

function rulesOf(nodes: List<CssNode>, depth: number): string {
  if (depth > maxDepth) return ''
  return nodes
    .toArray()
    .map((node) => ruleOf(node, depth))
    .join('')
}

function ruleOf(node: CssNode, depth: number): string {
  if (node.type === 'Atrule') {
    if (!conditions.has(node.name.toLowerCase()) || !node.block || !node.prelude) return ''
    const prelude = generate(node.prelude)
    const inner = rulesOf(node.block.children, depth + 1)
    return inner === '' || !isPlain(prelude) ? '' : `@${node.name.toLowerCase()} ${prelude}{${inner}}`
  }
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return ''
  const selectors = node.prelude.children.toArray().flatMap(scoped)
  const declarations = node.block.children.toArray().flatMap(declarationOf)
  return selectors.length === 0 || declarations.length === 0 ? '' : `${selectors.join()}{${declarations.join(';')}}`
}

/**
 * Scopes a rule's selectors. Unscoped, a leading combinator could select siblings of the article, and & could select
 * its ancestors.
 */
function scoped(selector: CssNode): string[] {
  if (selector.type !== 'Selector' || selector.children.first?.type === 'Combinator') return []
  let isOpen = false
  walk(selector, (node) => {
    if (node.type === 'NestingSelector' || node.type === 'Raw') isOpen = true
  })
  const text = generate(selector)
  return isOpen || !isPlain(text) ? [] : [`${articleScope} ${text}`]
}

function declarationOf(node: CssNode): string[] {
  if (node.type !== 'Declaration' || deniedProperties.test(node.property)) return []
  const text = generate(node)
  if (!isPlain(text) || requests.test(text)) return []
  return /^position$/i.test(node.property) && /fixed|sticky|var\(/i.test(text) ? [] : [text]
}

/** Escapes could disguise a name, and the other characters could end the rule or the element. */
function isPlain(text: string): boolean {
  return !/[\\<{}@]/.test(text)
}
