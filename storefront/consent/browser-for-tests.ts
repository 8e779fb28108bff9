import type { TestContext } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Tag } from '#domain/consent/tags.ts'
import type { Shop } from '#storefront/page/page.ts'

interface BrowserInput {
  tags?: readonly Tag[]
  hasPrivacySignal?: boolean
}

/** Replaces the globals of a browser for one test; `scripts` are the URLs that the page loads. */
export function browserForTests(context: TestContext, { tags = [], hasPrivacySignal = false }: BrowserInput = {}) {
  const jar = new Map<string, string>()
  const scripts: string[] = []
  const warnings: string[] = []
  const pages: ((path: string) => void)[] = []
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    },
    getElementById: () => ({ textContent: JSON.stringify(tags) }),
    createElement: () => ({ addEventListener: () => {}, src: '' }),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
    addEventListener: () => {},
  }
  const location = { protocol: 'https:', origin: 'https://shop.example', pathname: '/', reloads: 0 }
  const globals = { document, location: Object.assign(location, { reload: () => (location.reloads += 1) }) }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  if (hasPrivacySignal) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  context.mock.method(console, 'warn', (...parts: unknown[]) => void warnings.push(parts.map(String).join(' ')))
  context.after(() => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
  return {
    jar,
    scripts,
    warnings,
    location,
    onPage: (listener: (path: string) => void) => void pages.push(listener),
    visit(path: string) {
      location.pathname = path
      for (const listener of pages) listener(path)
    },
  }
}

/** The part of a shop that consent needs; in the app, nothing is shown. */
export function shopForTests(site: Site): Shop {
  return { site, isApp: true, language: 'en', locale: siteSettings[site].locales[0] } as Shop
}

export const callForTests = (async () => ({ success: true })) as unknown as StoreCall
