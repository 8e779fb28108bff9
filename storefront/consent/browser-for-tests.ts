import type { TestContext } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import type { OptionalService } from '#domain/consent/services.ts'
import type { Tag } from '#domain/consent/tags.ts'
import type { Shop } from '#storefront/page/page.ts'

interface BrowserInput {
  tags?: readonly Tag[]
  /** Optional services in the list besides the tags. */
  services?: readonly OptionalService[]
  hasPrivacySignal?: boolean
  /** False if the document's content security policy blocks tags. */
  mayLoad?: boolean
  path?: string
  referrer?: string
}

/** Lets pending promises and locks settle. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Replaces the browser globals for one test; `scripts` lists the script URLs that the page loads. */
export function mockBrowserGlobals(
  context: TestContext,
  { tags = [], services = [], hasPrivacySignal = false, mayLoad = true, path = '/', referrer = '' }: BrowserInput = {},
) {
  const version = String(consentVersion([...tags.map(({ name }) => name), ...services]))
  const jar = new Map<string, string>()
  const scripts: string[] = []
  const failures = new Map<string, () => void>()
  const warnings: string[] = []
  const pages: ((path: string) => void)[] = []
  const head = { append: ({ src }: { src: string }): void => void scripts.push(src) }
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    },
    referrer,
    getElementById: () => ({
      textContent: JSON.stringify(tags),
      dataset: { version, ...(mayLoad && { mayLoad: '' }) },
    }),
    createElement: () => {
      const script = { src: '', addEventListener: (_: string, fail: () => void) => failures.set(script.src, fail) }
      return script
    },
    head,
    addEventListener: () => {},
  }
  const location = {
    protocol: 'https:',
    origin: 'https://shop.example',
    pathname: path,
    reloads: 0,
    search: '',
    hash: '',
    assigned: [] as string[],
    replaced: [] as string[],
    replace(to: string): void {
      this.replaced.push(to)
    },
    reload(): void {
      this.reloads += 1
    },
    assign(to: string): void {
      this.assigned.push(to)
    },
  }
  const globals = { document, location }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  if (hasPrivacySignal) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  context.mock.method(console, 'warn', (...parts: unknown[]) => void warnings.push(parts.map(String).join(' ')))
  context.after(async () => {
    // Consent records are sent one at a time, so the last ones may still need the globals.
    await settlePromises()
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
  return {
    jar,
    head,
    scripts,
    warnings,
    location,
    /** Makes a script fail to load. */
    failScript: (url: string) => failures.get(url)?.(),
    onPage: (listener: (path: string) => void) => void pages.push(listener),
    visit(path: string) {
      location.pathname = path
      for (const listener of pages) listener(path)
    },
  }
}

/** Returns the shop properties that consent needs, in the app, so that no agreement is shown. */
export function shopForTests(site: Site): Shop {
  return { site, isApp: true, language: 'en', locale: siteSettings[site].locales[0] } as Shop
}

export const callForTests = (async () => ({ success: true })) as unknown as StoreCall
