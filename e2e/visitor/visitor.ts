import { JSDOM, VirtualConsole } from 'jsdom'
import type { Started } from './forms/activate.ts'
import { addCookies, clearCookies, createJar, savedCookies, type SavedCookie } from './network/cookies.ts'
import type { Reply } from './network/send-request.ts'
import type { Cookies } from './any-page.ts'
import { Located } from './locate.ts'
import { navigate, type Navigation } from './network/navigation.ts'
import { callsOf, type Calls } from './network/calls.ts'

/** The last response of a navigation, after redirects. */
interface Opened {
  status: () => number
  headers: () => Record<string, string>
  text: () => Promise<string>
}

/**
 * A shopper without JavaScript and without a browser. Opens pages, follows links, and submits forms over HTTP, with the
 * method names of Playwright's `Page`. It reads HTML, not CSS, so an element hidden only by a style sheet counts as
 * visible. Stories about layout, focus, hover, or pictures need a browser.
 */
export class Visitor {
  readonly #base: string
  readonly #jar = createJar()
  readonly #root: Located
  #dom = new JSDOM('', { url: 'about:blank' })
  #reply: Reply | undefined
  /** Calls to the store's API with the visitor's cookies. */
  readonly request: Calls

  constructor(base: string, cookies: readonly SavedCookie[] = []) {
    addCookies(this.#jar, cookies)
    this.#base = base
    this.#root = new Located(
      { document: () => this.document, follow: (started) => this.#follow(started) },
      'page',
      (root) => [root as Element],
    )
    this.request = callsOf(this.#jar, base)
  }

  get document(): Document {
    return this.#dom.window.document
  }

  toString = (): string => this.url()
  url = (): string => this.#dom.window.document.URL
  title = (): Promise<string> => Promise.resolve(this.document.title)
  content = (): Promise<string> => Promise.resolve(this.#dom.serialize())

  /** Opens a URL or a store path, as if entered in the address bar. */
  async goto(address: string): Promise<Opened> {
    const reply = await this.#open({ url: new URL(address, this.#base), method: 'GET' })
    const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return {
      status: () => reply.status,
      headers: () => Object.fromEntries(headers) as Record<string, string>,
      text: () => Promise.resolve(reply.body.toString()),
    }
  }

  /** Returns the full URL of a store path. */
  resolve = (address: string): string => new URL(address, this.#base).href

  /**
   * Throws unless the page's URL matches a glob, a regular expression, or a function. Does not wait, because the page
   * does not change by itself.
   */
  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const url = this.url()
    const pattern = typeof wanted === 'string' ? globOf(wanted.startsWith('*') ? wanted : this.resolve(wanted)) : wanted
    const isThere = pattern instanceof RegExp ? pattern.test(url) : pattern(new URL(url))
    if (!isThere) throw new Error(`The page is ${url} instead of ${String(wanted)}`)
    await Promise.resolve()
  }

  reload = (): Promise<Opened> => this.goto(this.url())

  getByRole: Located['getByRole'] = (role, options) => this.#root.getByRole(role, options)
  getByText: Located['getByText'] = (text, options) => this.#root.getByText(text, options)
  getByLabel: Located['getByLabel'] = (text, options) => this.#root.getByLabel(text, options)
  getByAltText: Located['getByAltText'] = (text, options) => this.#root.getByAltText(text, options)
  locator: Located['locator'] = (selector, filter) => this.#root.locator(selector, filter)

  /** Returns the visitor's cookies, with the method names of a browser context. */
  context = (): Cookies => ({
    cookies: (url) => Promise.resolve(savedCookies(this.#jar, url)),
    addCookies: (cookies) => Promise.resolve(addCookies(this.#jar, cookies)),
    clearCookies: ({ name } = {}) => Promise.resolve(clearCookies(this.#jar, name)),
  })

  async #follow(started: Started | undefined): Promise<void> {
    if (started === undefined) return
    const here = new URL(this.url())
    const { url, method } = started
    const isPart = method === 'GET' && url.hash !== '' && url.href.split('#')[0] === here.href.split('#')[0]
    if (isPart) return this.#dom.reconfigure({ url: url.href })
    await this.#open({ ...started, from: { url: here, referrerPolicy: this.#referrerPolicy() } })
  }

  async #open(start: Navigation): Promise<Reply> {
    const reply = await navigate(this.#jar, start)
    if (reply.status === 204) return reply
    this.#dom.window.close()
    const type = reply.headers['content-type'] ?? ''
    const isHtml = type.startsWith('text/html')
    // Without `runScripts`, scripting is off, so `noscript` content is parsed as elements.
    this.#dom = new JSDOM(isHtml ? reply.body : '', {
      url: reply.url,
      virtualConsole: new VirtualConsole(),
      ...(isHtml && { contentType: type }),
    })
    this.#reply = reply
    return await this.#refreshed(start, reply)
  }

  /** Follows a `meta` refresh without delay, as browsers do. */
  async #refreshed(start: Navigation, reply: Reply): Promise<Reply> {
    const content = this.document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? ''
    const [, address] = /^\s*0\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? []
    if (address === undefined) return reply
    const url = new URL(address, this.document.baseURI)
    if (url.href === start.url.href) throw new Error(`The page refreshes itself: ${url.href}`)
    return this.#open({ url, method: 'GET', from: { url: new URL(reply.url), referrerPolicy: this.#referrerPolicy() } })
  }

  #referrerPolicy(): string {
    const meta = this.document.querySelector('meta[name="referrer"]')?.getAttribute('content')
    return meta ?? String(this.#reply?.headers['referrer-policy'] ?? '')
  }
}

function globOf(glob: string): RegExp {
  const parts = glob.split(/(\*+)/).map((part) => {
    if (part.startsWith('*')) return part === '*' ? '[^/]*' : '.*'
    return RegExp.escape(part)
  })
  return new RegExp(`^${parts.join('')}$`)
}
