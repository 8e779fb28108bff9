import { click, pressEnter, type Started } from './forms/activate.ts'
import { fill, selectOption, setChecked, valueOf, type Choice } from './forms/fields.ts'
import { isChecked, isRendered, type RoleOptions } from './elements/roles.ts'
import { byAttribute, byCss, byLabel, byRole, byText, byXpath, describeElement, type Query } from './elements/select.ts'
import { innerTextOf, matches, textOf, type Pattern } from './elements/texts.ts'
import { setFiles, type Upload } from './forms/uploads.ts'

/** The page that contains the elements, and a function that follows their links and forms. */
interface Host {
  document: () => Document
  follow: (started: Started | undefined) => Promise<void>
}

interface Filter {
  hasText?: Pattern
  hasNotText?: Pattern
  has?: Located
}

interface Exact {
  exact?: boolean
}

/**
 * Elements on the visitor's current page, found again at each use, with the method names of Playwright's `Locator`. An
 * action throws unless exactly one element matches and the document renders it.
 */
export class Located {
  readonly #host: Host
  readonly #roots: () => Iterable<ParentNode>
  readonly #path: string
  readonly #query: Query

  constructor(host: Host, path: string, query: Query, roots: () => Iterable<ParentNode> = () => [host.document()]) {
    this.#host = host
    this.#roots = roots
    this.#path = path
    this.#query = query
  }

  /** Returns the elements that match now, in document order. */
  elements(): Element[] {
    const roots = [...this.#roots()]
    const found = roots.flatMap((root) => this.#query(root))
    return roots.length === 1 ? found : inOrder(found)
  }

  /** Returns the only matching element. Throws unless exactly one matches. */
  element(): Element {
    const [first, second] = this.elements()
    if (first === undefined) throw new Error(`No element: ${this.#path}`)
    if (second === undefined) return first
    const all = this.elements().map(describeElement)
    throw new Error(`${all.length} elements instead of one: ${this.#path}\n${all.join('\n')}`)
  }

  toString(): string {
    return this.#path
  }

  getByRole = (role: string, options: RoleOptions = {}): Located =>
    this.#below(`role ${role} ${shown(options.name)}`, byRole(role, options))
  getByText = (text: Pattern, { exact }: Exact = {}): Located => this.#below(`text ${shown(text)}`, byText(text, exact))
  getByLabel = (text: Pattern, { exact }: Exact = {}): Located =>
    this.#below(`label ${shown(text)}`, byLabel(text, exact))
  getByAltText = (text: Pattern, { exact }: Exact = {}): Located =>
    this.#below(`alt ${shown(text)}`, byAttribute('alt', text, exact))
  locator = (selector: string, filter: Filter = {}): Located => {
    const query = selector.startsWith('xpath=') ? byXpath(selector.slice(6)) : byCss(selector)
    return this.#below(selector, query).filter(filter)
  }

  filter({ hasText, hasNotText, has }: Filter): Located {
    return this.#narrowed(`filter`, (elements) =>
      elements.filter((element) => {
        if (hasText !== undefined && !matches(textOf(element), hasText)) return false
        if (hasNotText !== undefined && matches(textOf(element), hasNotText)) return false
        return has === undefined || has.elements().some((inner) => inner !== element && element.contains(inner))
      }),
    )
  }
  first = (): Located => this.nth(0)
  last = (): Located => this.nth(-1)
  nth = (index: number): Located => this.#narrowed(`nth ${index}`, (elements) => elements.slice(index).slice(0, 1))
  or = (other: Located): Located =>
    this.#narrowed(`or ${String(other)}`, (elements) => inOrder([...elements, ...other.elements()]))

  click = (): Promise<void> => this.#act((element) => click(element))
  fill = (value: string): Promise<void> => this.#change((element) => fill(element, value))
  check = (_options?: { force?: boolean }): Promise<void> => this.#change((element) => setChecked(element, true))
  uncheck = (_options?: { force?: boolean }): Promise<void> => this.#change((element) => setChecked(element, false))
  selectOption = (choice: Choice | readonly Choice[]): Promise<void> =>
    this.#change((element) => selectOption(element, choice))
  setInputFiles = (files: Upload | readonly Upload[]): Promise<void> =>
    Promise.resolve().then(() => setFiles(this.element(), files))
  /** Presses Enter, the only supported key. Other keys do nothing without JavaScript. */
  press = (_key: 'Enter'): Promise<void> => this.#act((element) => pressEnter(element))

  count = (): Promise<number> => Promise.resolve(this.elements().length)
  all = (): Promise<Located[]> => Promise.resolve(this.elements().map((_, index) => this.nth(index)))
  isVisible = (): Promise<boolean> => this.count().then((count) => count > 0 && isRendered(this.element()))
  isChecked = (): Promise<boolean> => this.#read(isChecked)
  textContent = (): Promise<string> => this.#read((element) => element.textContent ?? '')
  innerText = (): Promise<string> => this.#read((element) => innerTextOf(element, isRendered))
  inputValue = (): Promise<string> => this.#read(valueOf)
  getAttribute = (name: string): Promise<string | null> => this.#read((element) => element.getAttribute(name))
  allTextContents = (): Promise<string[]> =>
    Promise.resolve(this.elements().map((element) => element.textContent ?? ''))
  allInnerTexts = (): Promise<string[]> =>
    Promise.resolve(this.elements().map((element) => innerTextOf(element, isRendered)))

  #below(path: string, query: Query): Located {
    return new Located(this.#host, `${this.#path} › ${path}`, query, () => this.elements() as ParentNode[])
  }

  #narrowed(path: string, narrow: (elements: Element[]) => Element[]): Located {
    const query = () => narrow(this.elements())
    return new Located(this.#host, `${this.#path} › ${path}`, query)
  }

  async #act(action: (element: Element) => Started | undefined): Promise<void> {
    await this.#host.follow(action(this.#rendered()))
  }

  async #change(change: (element: Element) => void): Promise<void> {
    change(await Promise.resolve(this.#rendered()))
  }

  #rendered(): Element {
    const element = this.element()
    if (!isRendered(element)) throw new Error(`Not rendered: ${this.#path}`)
    return element
  }

  async #read<Value>(read: (element: Element) => Value): Promise<Value> {
    return read(await Promise.resolve(this.element()))
  }
}

/** Returns each element once, in document order. */
const inOrder = (elements: readonly Element[]): Element[] =>
  [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

const shown = (pattern: Pattern | undefined) => (pattern === undefined ? '' : String(pattern))
