import { isLoggedIn } from '#domain/sessions/scope.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { clearCustomerStorage } from '#storefront/browser/storage/customer-storage.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { toggleContrast } from '../header/toggle-contrast.ts'

/**
 * Adds the features that need JavaScript to the panel: Escape, the close button, focus links, the login state, and
 * contrast without a reload [UI-004, UI-007, UI-010, UI-011].
 */
export function attachQuickLinks(panel: HTMLElement, call: PageContext['call']): void {
  let opener: Element | null = null
  panel.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && panel.contains(relatedTarget)) return
    opener = relatedTarget instanceof Element ? relatedTarget : null
    showExisting(panel)
    void showSession(panel, call)
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close(opener)
  })
  const button = panel.querySelector<HTMLElement>('.quick-links__close')!
  button.hidden = false
  button.addEventListener('click', () => close(opener))
  panel.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const hash = link?.getAttribute('href')?.startsWith('#') ? link.hash : ''
    if (hash !== '') focusTarget(hash.slice(1))
    // The router follows links to other pages without closing the panel, so focus moves to the page.
    else if (link) focusTarget('root')
  })
  panel.addEventListener('submit', (event) => {
    const form = event.target as HTMLElement
    if ('contrastForm' in form.dataset) {
      event.preventDefault()
      toggleContrast()
    } else clearCustomerStorage(browserStorage('localStorage'))
  })
}

/** Shows only links to existing elements, because the page may have changed since the server rendered the panel. */
function showExisting(panel: HTMLElement) {
  for (const link of panel.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not([data-search])')) {
    link.parentElement!.hidden = document.getElementById(link.hash.slice(1)) === null
  }
  const search = panel.querySelector<HTMLAnchorElement>('[data-search]')!
  search.setAttribute('href', document.getElementById('q') ? '#q' : search.dataset['search']!)
}

async function showSession(panel: HTMLElement, call: PageContext['call']) {
  const session = await call('GET /svc_session/session', {}).catch(() => null)
  if (session === null) return
  const state = isLoggedIn(session) ? 'customer' : 'guest'
  for (const item of panel.querySelectorAll<HTMLElement>('[data-session]')) {
    item.hidden = item.dataset['session'] !== state
  }
}

/** Returns focus to where it was, or to the start of the page, so that the next Tab leaves the panel. */
function close(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
  else focusTarget('root')
}

function focusTarget(id: string) {
  const target = document.getElementById(id)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: id === 'root' })
}
