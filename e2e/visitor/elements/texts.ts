/** A text to find: a substring in any case, or a regular expression. */
export type Pattern = string | RegExp

const blocks =
  'address,article,aside,blockquote,br,dd,details,div,dl,dt,fieldset,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,td,th,tr,ul'
const isBlock = new Set(blocks.split(','))
const isSilent = new Set(['script', 'style', 'template'])

/** Collapses whitespace and removes soft hyphens, as Playwright does. */
export function normalize(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns true if a text matches the pattern: exactly, or as a substring in any case. Regular expressions get the
 * original text.
 */
export function matches(text: string, pattern: Pattern, exact = false): boolean {
  if (pattern instanceof RegExp) return pattern.test(text)
  if (exact) return normalize(text) === normalize(pattern)
  return normalize(text).toLowerCase().includes(normalize(pattern).toLowerCase())
}

/** Returns an element's text, or an input button's label. Scripts and styles have no text. */
export function textOf(element: Element): string {
  if (isSilent.has(element.localName)) return ''
  if (element.localName === 'input') {
    const { type, value } = element as HTMLInputElement
    return type === 'submit' || type === 'button' ? value : ''
  }
  return textOfNodes(element, textOf)
}

/** Returns the text of rendered elements on one line. */
export function innerTextOf(element: Element, isRendered: (element: Element) => boolean): string {
  const shown = (child: Element): string => {
    if (isSilent.has(child.localName) || !isRendered(child)) return ''
    const text = textOfNodes(child, shown)
    return isBlock.has(child.localName) ? ` ${text} ` : text
  }
  return normalize(shown(element))
}

function textOfNodes(parent: Element, textOfChild: (child: Element) => string): string {
  let text = ''
  for (const node of parent.childNodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    else if (node.nodeType === 1) text += textOfChild(node as Element)
  }
  return text
}

/** Returns true if browsers start a new line for an element, judging only by its tag name. */
export const startsLine = (element: Element): boolean => isBlock.has(element.localName)
