import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { matches, startsLine, type Pattern } from './texts.ts'

/** Options that narrow a role query, as in Playwright's `getByRole`. */
export interface RoleOptions {
  name?: Pattern
  exact?: boolean
  level?: number
  checked?: boolean
  pressed?: boolean
  expanded?: boolean
  selected?: boolean
}

const sectioning = 'article, aside, main, nav, section'

/** Returns true if the document renders an element. Respects attributes and elements that hide content, but not CSS. */
export function isRendered(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['head', 'script', 'style', 'template', 'datalist', 'title'].includes(at.localName)) return false
    if (at.hasAttribute('hidden') || at.hasAttribute('popover')) return false
    if (at.localName === 'input' && at.getAttribute('type') === 'hidden') return false
    if (at.localName === 'dialog' && !at.hasAttribute('open')) return false
    if (/(display:\s*none|visibility:\s*hidden)/.test(at.getAttribute('style') ?? '')) return false
    const parent: Element | null = at.parentElement
    if (parent?.localName === 'details' && !parent.hasAttribute('open') && !isOwnSummary(at, parent)) return false
  }
  return true
}

/** Returns true if an element is in the accessibility tree. */
const isExposed = (element: Element): boolean => isRendered(element) && element.closest('[aria-hidden="true"]') === null

const isOwnSummary = (element: Element, details: Element) =>
  element.localName === 'summary' && details.querySelector(':scope > summary') === element

/**
 * Replaces jsdom's slow `getComputedStyle` with the styles that accessible names depend on. Visitors load no style
 * sheets.
 */
const getComputedStyle = (element: Element) => {
  const display = isRendered(element) ? (startsLine(element) ? 'block' : 'inline') : 'none'
  const values: Record<string, string> = { display, visibility: 'visible', content: 'none' }
  return { ...values, getPropertyValue: (name: string) => values[name] ?? '' } as unknown as CSSStyleDeclaration
}
const plain = { getComputedStyle, computedStyleSupportsPseudoElements: false }

export const nameOf = (element: Element): string => computeAccessibleName(element, plain)

export const descriptionOf = (element: Element): string => computeAccessibleDescription(element, plain)

/** Returns an element's role. Landmarks without the name or position that HTML requires have no role. */
function roleOf(element: Element): string | null {
  if (element.hasAttribute('role')) return getRole(element)
  const tag = element.localName
  if ((tag === 'header' || tag === 'footer') && element.parentElement?.closest(sectioning)) return null
  if ((tag === 'section' || tag === 'form') && nameOf(element) === '') return null
  if (tag === 'th') return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader'
  if (tag === 'summary' || tag === 'legend') return null
  return tag === 'p' ? 'paragraph' : getRole(element)
}

/** Returns true if an exposed element has the role and matches the options. */
export function hasRole(element: Element, role: string, options: RoleOptions): boolean {
  const { name, exact, level, checked, pressed, expanded, selected } = options
  if (roleOf(element) !== role || !isExposed(element)) return false
  if (level !== undefined && levelOf(element) !== level) return false
  if (checked !== undefined && isChecked(element) !== checked) return false
  if (selected !== undefined && isSelected(element) !== selected) return false
  if (pressed !== undefined && element.getAttribute('aria-pressed') !== String(pressed)) return false
  if (expanded !== undefined && element.getAttribute('aria-expanded') !== String(expanded)) return false
  return name === undefined || matches(nameOf(element), name, exact)
}

const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? element.localName.slice(1))

/** Returns true if a checkbox or radio button is checked, by its state or by ARIA. */
export const isChecked = (element: Element): boolean =>
  'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true'

const isSelected = (element: Element) =>
  'selected' in element ? element.selected === true : element.getAttribute('aria-selected') === 'true'
