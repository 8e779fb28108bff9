import { isDisabled } from 'dom-accessibility-api'
import { hasRole, type RoleOptions } from './roles.ts'
import { matches, textOf, type Pattern } from './texts.ts'

/** Finds elements below a root, in document order. */
export type Query = (root: ParentNode) => Element[]

export const byCss =
  (selector: string): Query =>
  (root) => [...root.querySelectorAll(selector)]

/** Finds elements by an XPath relative to the root, for example `..`. */
export const byXpath =
  (path: string): Query =>
  (root) => {
    const document = root.ownerDocument ?? (root as Document)
    const found = document.evaluate(path, root, null, 7, null)
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element)
  }

export const byRole =
  (role: string, options: RoleOptions): Query =>
  (root) =>
    [...root.querySelectorAll('*')].filter((element) => hasRole(element, role, options))

/** Finds the innermost elements with the text. */
export const byText =
  (text: Pattern, exact?: boolean): Query =>
  (root) => {
    const has = (element: Element) =>
      element.closest('head, script, style') === null && matches(textOf(element), text, exact)
    return [...root.querySelectorAll('*')].filter((element) => has(element) && ![...element.children].some(has))
  }

export const byAttribute =
  (name: string, text: Pattern, exact?: boolean): Query =>
  (root) =>
    byCss(`[${name}]`)(root).filter((element) => matches(element.getAttribute(name) ?? '', text, exact))

/** Finds controls by label, and any element by `aria-label` or `aria-labelledby`. */
export const byLabel =
  (text: Pattern, exact?: boolean): Query =>
  (root) =>
    byCss('*')(root).filter((element) => {
      const labels = labelsOf(element)
      if (labels.some((label) => matches(label, text, exact))) return true
      return labels.length > 1 && matches(labels.join(' '), text, exact)
    })

function labelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')
  if (ids !== null) {
    const labels = ids.split(/\s+/).map((id) => element.ownerDocument.getElementById(id))
    return labels.flatMap((label) => (label ? [textOf(label)] : []))
  }
  const own = element.getAttribute('aria-label')
  if (own !== null && own.trim() !== '') return [own]
  const { labels } = element as HTMLInputElement
  return labels ? [...labels].map(textOf) : []
}

/** Throws if the control is disabled. */
export function requireEnabled(element: Element): void {
  if (isDisabled(element)) throw new Error(`The control is disabled: ${describeElement(element)}`)
}

/** Returns an element's tag with the attributes that identify it. */
export function describeElement(element: Element): string {
  return (element.cloneNode(false) as Element).outerHTML.slice(0, 200)
}
