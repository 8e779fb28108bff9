import { isDisabled } from 'dom-accessibility-api'
import { valueOf } from './forms/fields.ts'
import type { Located } from './locate.ts'
import { descriptionOf, isChecked, isRendered, nameOf } from './elements/roles.ts'
import { innerTextOf, normalize, textOf, type Pattern } from './elements/texts.ts'
import type { Visitor } from './visitor.ts'

type Texts = Pattern | readonly Pattern[]
/** Accepted for steps that also run in browsers, and ignored, because a visitor's page does not change by itself. */
interface Waiting {
  timeout?: number
}
interface TextOptions extends Waiting {
  useInnerText?: boolean
}

/**
 * Returns true if a text matches the pattern, or contains it if `isPart` is set. Strings ignore differences in
 * whitespace.
 */
const isText = (text: string, pattern: Pattern, isPart: boolean) => {
  if (pattern instanceof RegExp) return pattern.test(text)
  return isPart ? normalize(text).includes(normalize(pattern)) : normalize(text) === normalize(pattern)
}

function hasTexts(located: Located, wanted: Texts, isPart: boolean, { useInnerText }: TextOptions = {}) {
  const read = (element: Element) => (useInnerText ? innerTextOf(element, isRendered) : textOf(element))
  if (typeof wanted === 'string' || wanted instanceof RegExp) {
    const text = read(located.element())
    return outcome(isText(text, wanted, isPart), normalize(text))
  }
  const texts = located.elements().map(read)
  if (!isPart && texts.length !== wanted.length) return outcome(false, texts)
  let at = 0
  for (const pattern of wanted) {
    while (at < texts.length && !isText(texts[at]!, pattern, isPart)) {
      if (!isPart) return outcome(false, texts)
      at++
    }
    if (at++ >= texts.length) return outcome(false, texts)
  }
  return outcome(true, texts)
}

const outcome = (pass: boolean, actual: unknown): { pass: boolean; actual: unknown } => ({ pass, actual })

const compared = (actual: string | null, wanted: Pattern | undefined) =>
  outcome(actual !== null && (wanted === undefined || isText(actual, wanted, false)), actual)

const rendered = (located: Located) => located.elements().length > 0 && isRendered(located.element())

/** Assertions about elements, with Playwright's names and arguments. */
export const elementChecks = {
  toBeVisible: (located: Located, _options?: Waiting) => outcome(rendered(located), located.elements().length),
  toBeHidden: (located: Located, _options?: Waiting) => outcome(!rendered(located), located.elements().length),
  toBeAttached: (located: Located) => outcome(located.elements().length > 0, located.elements().length),
  toHaveCount: (located: Located, count: number) =>
    outcome(located.elements().length === count, located.elements().length),
  toHaveText: (located: Located, texts: Texts, options?: TextOptions) => hasTexts(located, texts, false, options),
  toContainText: (located: Located, texts: Texts, options?: TextOptions) => hasTexts(located, texts, true, options),
  toHaveValue: (located: Located, value: Pattern) => compared(valueOf(located.element()), value),
  toHaveAttribute: (located: Located, name: string, value?: Pattern) => {
    const actual = located.element().getAttribute(name)
    return value instanceof RegExp ? compared(actual, value) : outcome(isAttribute(actual, value), actual)
  },
  toBeChecked: (located: Located) => outcome(isChecked(located.element()), isChecked(located.element())),
  toBeDisabled: (located: Located) => outcome(isDisabled(located.element()), isDisabled(located.element())),
  toBeEnabled: (located: Located) => outcome(!isDisabled(located.element()), isDisabled(located.element())),
  toHaveAccessibleName: (located: Located, name: Pattern) => compared(nameOf(located.element()), name),
  toHaveAccessibleDescription: (located: Located, text: Pattern) => compared(descriptionOf(located.element()), text),
}

const isAttribute = (actual: string | null, wanted: string | undefined) =>
  wanted === undefined ? actual !== null : actual === wanted

/** Assertions about the page. */
export const pageChecks = {
  toHaveURL: (visitor: Visitor, wanted: Pattern) => {
    const url = visitor.url()
    return outcome(wanted instanceof RegExp ? wanted.test(url) : url === visitor.resolve(wanted), url)
  },
  toHaveTitle: (visitor: Visitor, wanted: Pattern) => compared(visitor.document.title, wanted),
}
