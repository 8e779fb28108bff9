import { submissionDedupeSeconds } from '#contract/client/submission-key.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'
import { toasts } from '../shell/overlays/toast-store.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { readWishlist, restoreWishes, removeFromWishlist, type Wishlist } from './remove-from-wishlist.ts'
import { wishlistLoginPath, addItemsToWishlist } from './add-to-wishlist.ts'
import { findWishlistItemIds, wishlistItemOf } from './find-wishlist-item-ids.ts'

interface Hearts {
  call: StoreCall
  shop: Pick<Shop, 'language' | 'locale'>
  onPage: (listener: (path: string) => void) => void
}

const selector = 'button[name="to"][value="wishlist"]'
const findButton = () => document.querySelector<HTMLButtonElement>(selector)

/**
 * Turns wishlist buttons into toggles that stay on the page. If a call gets no response, the browser posts the form
 * instead.
 */
export function attachWishButtons({ call, shop, onPage }: Hearts): void {
  const { show, mark, refresh, forget } = heartState(call)
  const announce = announcer(shop)
  let passing: HTMLFormElement | null = null
  const goTo = (path: string) => location.assign(withLocalePrefix(shop.locale, path))

  const remove = async (form: HTMLFormElement) => {
    const removed = await removeFromWishlist(call, new FormData(form))
    if (removed === null) return goTo(wishlistLoginPath)
    keepApart(form)
    await refresh()
    if (removed.itemIds.length === 0) return announce('unwished')
    announce('unwished', async () => {
      await restoreWishes(call, removed)
      await refresh()
      announce('wished')
    })
  }

  const add = async (items: Parameters<typeof addItemsToWishlist>[1], key: string) => {
    const next = await addItemsToWishlist(call, items, '', key)
    if (next !== '') return goTo(next)
    await refresh()
    announce('wished')
  }

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    if (form === passing || !(button instanceof HTMLButtonElement) || !button.matches(selector)) return
    show()
    const item = wishlistItemOf(new FormData(form))
    const isPressed = button.ariaPressed === 'true'
    if (item === null && !isPressed) return
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    // Shows the expected result before the response. Buttons without a pressed state may be guests' buttons.
    if (button.ariaPressed !== null) button.ariaPressed = String(!isPressed)
    button.ariaBusy = 'true'
    const key = crypto.randomUUID()
    const fail = () => {
      // Posts the form, which can only add items. The next page reports the problem, and the same key prevents a second
      // addition.
      if (!isPressed) {
        passing = form
        form.append(keyField(key))
        form.requestSubmit(button)
      } else {
        button.ariaPressed = 'true'
        announce('wishFailed')
      }
    }
    const change = isPressed ? remove(form) : add([item!], key)
    void change.catch(fail).finally(() => {
      button.ariaBusy = null
      show()
    })
  })
  // These events may change a compound product's selection.
  for (const type of ['input', 'change']) document.addEventListener(type, show)
  document.addEventListener('visibilitychange', () => {
    // The customer may have logged in or changed the wishlist in another tab.
    if (document.visibilityState === 'visible') void refresh()
  })
  onPage((path) => {
    // These pages change the wishlist or log the shopper in or out.
    if (/\/(?:account|cart|login|register)(?:\/|$)/.test(path)) forget()
    whenIdle(() => void mark())
  })
  void mark()
}

/** Syncs the page's wishlist button with the wishlist and the form's selection. */
function heartState(call: StoreCall) {
  const wishlist = cachedWishlist(call)
  const show = () => {
    const button = findButton()
    const list = wishlist.known()
    if (!button?.form || button.ariaBusy === 'true') return
    if (list) button.ariaPressed = String(findWishlistItemIds(list, new FormData(button.form)).length > 0)
    // A guest's button has no pressed state.
    else if (list === null) button.ariaPressed = null
  }
  // Choosing a variant changes the URL first and the form's fields afterward.
  const observer = new MutationObserver(show)
  const mark = async () => {
    const form = findButton()?.form
    if (!form) return
    observer.disconnect()
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['value'] })
    show()
    await wishlist.read()
    show()
  }
  const { forget } = wishlist
  const refresh = async () => {
    forget()
    await mark()
  }
  return { show, mark, refresh, forget }
}

type Result = 'wished' | 'unwished' | 'wishFailed'

/** Returns a function that announces a result, with a link to the wishlist or an Undo button. */
function announcer(shop: Hearts['shop']) {
  const announce = (result: Result, undo?: () => Promise<void>) =>
    void loadTexts(shop.language, ['side-cart']).then(() => {
      const texts = textsOf(shop.language, 'side-cart')
      const open = () => location.assign(withLocalePrefix(shop.locale, '/account/wishlist'))
      const view = { label: texts.viewWishlist, run: open }
      const restore = undo && { label: texts.undo, run: () => void undo().catch(() => announce('wishFailed')) }
      const action = result === 'wished' ? view : restore
      toasts.show({ text: texts[result], ...(action && { action }) })
    })
  return announce
}

/** Caches the wishlist until it may have changed; a failed read is retried. */
function cachedWishlist(call: StoreCall) {
  let reading: Promise<Wishlist | null> | null = null
  let known: Wishlist | null | undefined
  return {
    /** The wishlist as last read, null if there is none, or undefined if unknown. */
    known: () => known,
    forget: () => (reading = null),
    async read(): Promise<void> {
      const own = (reading ??= readWishlist(call))
      try {
        const list = await own
        if (reading === own) known = list
      } catch {
        if (reading === own) reading = null
      }
    },
  }
}

/**
 * Gives a form a new key for a few seconds after a removal, because the derived key would repeat the earlier addition.
 */
function keepApart(form: HTMLFormElement) {
  const field = keyField(crypto.randomUUID())
  form.append(field)
  setTimeout(() => field.remove(), submissionDedupeSeconds * 1000)
}

function keyField(key: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name: 'key', value: key })
}
