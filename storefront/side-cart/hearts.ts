import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'
import { toasts } from '../shell/overlays/toast-store.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { wishFor } from './wish.ts'
import { wishedItems, wishOf } from './wished-items.ts'

interface Hearts {
  call: StoreCall
  shop: Pick<Shop, 'language' | 'locale'>
  onPage: (listener: (path: string) => void) => void
}

type List = Reply<Store, 'GET /svc_list/lists'>[number]

const selector = 'button[name="to"][value="wishlist"]'

/** Makes wishlist buttons toggles that keep the shopper on the page. Without a response their forms are posted. */
export function attachHearts({ call, shop, onPage }: Hearts): void {
  let wishlist: Promise<List | null> | null = null
  let passing: HTMLFormElement | null = null
  const read = async () => {
    const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
    return lists.find(({ type }) => type === 'wishlist') ?? null
  }

  const mark = async () => {
    const button = document.querySelector<HTMLButtonElement>(selector)
    if (!button?.form) return
    const list = await (wishlist ??= read().catch(() => null))
    if (list !== null) button.ariaPressed = String(wishedItems(list, new FormData(button.form)).length > 0)
  }

  const announce = (result: 'wished' | 'unwished' | 'wishFailed') =>
    void loadTexts(shop.language, ['side-cart']).then(() => {
      const texts = textsOf(shop.language, 'side-cart')
      const run = () => location.assign(withLocalePrefix(shop.locale, '/account/wishlist'))
      toasts.show({ text: texts[result], ...(result === 'wished' && { action: { label: texts.viewWishlist, run } }) })
    })

  const remove = async (form: HTMLFormElement) => {
    const list = await read()
    for (const itemId of list === null ? [] : wishedItems(list, new FormData(form))) {
      const params = { id: list!._id, itemId }
      await call('DELETE /svc_list/lists/{id}/items/{itemId}', { params, version: 'any', key: crypto.randomUUID() })
    }
    wishlist = null
    await mark()
    announce('unwished')
  }

  const add = async (items: Parameters<typeof wishFor>[1]) => {
    const next = await wishFor(call, items, '')
    if (next !== '') return location.assign(withLocalePrefix(shop.locale, next))
    wishlist = null
    await mark()
    announce('wished')
  }

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    if (form === passing || !(button instanceof HTMLButtonElement) || !button.matches(selector)) return
    const item = wishOf(new FormData(form))
    const isPressed = button.ariaPressed === 'true'
    if (item === null && !isPressed) return
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    // Shows the result at once; a button without a state may be a guest's.
    if (button.ariaPressed !== null) button.ariaPressed = String(!isPressed)
    const fail = () => {
      // A posted form adds, and its page reports the problem.
      if (!isPressed) {
        passing = form
        form.requestSubmit(button)
      } else {
        button.ariaPressed = 'true'
        announce('wishFailed')
      }
    }
    void (isPressed ? remove(form) : add([item!])).catch(fail).finally(() => (button.ariaBusy = null))
  })
  onPage((path) => {
    // These pages change the wishlist.
    if (/\/(?:account|cart)(?:\/|$)/.test(path)) wishlist = null
    whenIdle(() => void mark())
  })
  void mark()
}
