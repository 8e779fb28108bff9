import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { clearCustomerStorage } from '#storefront/browser/storage/customer-storage.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'
import { requestedPath } from '#storefront/page/require-login.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import { accountEntries, isLoggedInByCookie } from './account-entries.ts'
import { controlPopover } from './control-popover.ts'

interface Parts {
  shop: Shop
  onPage: (listener: (path: string) => void) => void
}

const panelId = 'account-menu'

/** Makes the header's account link open a menu; it closes on navigation [ACCOUNT-018, ACCOUNT-024..026]. */
export async function startAccountMenu({ shop, onPage }: Parts): Promise<void> {
  await loadTexts(shop.language, ['shell/header/account'])
  let anchor: HTMLAnchorElement | null = null
  let ended = new AbortController()
  let close = () => {}
  const attach = () => {
    const found = document.querySelector<HTMLAnchorElement>('.masthead__do a[href$="/account"]')
    if (found === anchor) return
    ended.abort()
    ended = new AbortController()
    anchor = found
    if (!anchor) return
    const panel = createPanel(shop)
    anchor.after(panel)
    close = controlPopover({ anchor, panel, fill: () => panel.replaceChildren(createList(shop)), signal: ended.signal })
  }
  attach()
  onPage(() => {
    close()
    // Attaches again, because the new page may have a different layout.
    whenIdle(attach)
  })
}

function createPanel(shop: Shop): HTMLElement {
  const panel = document.createElement('nav')
  panel.id = panelId
  panel.className = 'account-pop'
  panel.hidden = true
  panel.setAttribute('aria-label', textsOf(shop.language, 'shell/header/account').label)
  return panel
}

function createList(shop: Shop): HTMLElement {
  const { entries } = textsOf(shop.language, 'shell/header/account')
  const isCustomer = isLoggedInByCookie(shop.site, document.cookie, Date.now())
  const page = requestedPath(shop.locale, new URL(location.href))
  const list = document.createElement('ul')
  for (const { name, to } of accountEntries(isCustomer, page, shop.site)) {
    const item = document.createElement('li')
    const path = withLocalePrefix(shop.locale, to)
    item.append(name === 'logOut' ? logOutForm(path, entries[name]) : link(path, entries[name]))
    list.append(item)
  }
  return list
}

function link(path: string, text: string): HTMLElement {
  const element = document.createElement('a')
  element.href = path
  element.textContent = text
  return element
}

/** Logging out loads a new document, so that no customer data stays on the page. */
function logOutForm(path: string, text: string): HTMLElement {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  const operation = document.createElement('input')
  Object.assign(operation, { type: 'hidden', name: 'op', value: 'logout' })
  const button = document.createElement('button')
  button.textContent = text
  form.append(operation, button)
  form.addEventListener('submit', () => clearCustomerStorage(browserStorage('localStorage')))
  return form
}
