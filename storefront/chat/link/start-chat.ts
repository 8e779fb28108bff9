import type { StoreCall } from '#contract/kernel/call-options.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { isAllowed } from '#storefront/consent/consent-state.ts'
import type { Shop } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import type { OpenedChat } from '../open-chat.tsx'
import { readRememberedChat, rememberChat } from '../remembered-chat.ts'

interface ChatContext {
  call: StoreCall
  shop: Shop
  onPage: (listener: (path: string) => void) => void
}

/** The header's contact link. Once the chat has loaded, it opens the chat. */
const linkSelector = '.masthead__do a[href$="/contact"]'

/**
 * Makes the header's contact link open the chat. The chat code and connection load on the first click, or immediately
 * if the browser remembers a conversation [SHELL-015, SHELL-404].
 */
export async function startChat({ call, shop, onPage }: ChatContext): Promise<void> {
  if (shop.isApp) return
  await loadTexts(shop.language, ['chat/link'])
  const texts = textsOf(shop.language, 'chat/link')
  let unread = 0
  const markLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(linkSelector)) {
      link.setAttribute('aria-haspopup', 'dialog')
      link.setAttribute('aria-label', texts.open(unread))
      if (unread > 0) link.dataset['unread'] = String(unread)
      else delete link.dataset['unread']
    }
  }
  markLinks()
  // A different layout has a different header.
  onPage(() => whenIdle(markLinks))
  const memory = {
    storage: browserStorage('localStorage'),
    isAllowed: () => isAllowed(shop.site, 'functional'),
    now: Date.now,
  }
  const load = async () => {
    const { openChat } = await import('../open-chat.tsx')
    return openChat({
      call,
      shop,
      remembered: () => readRememberedChat(memory),
      remember: (id) => rememberChat(memory, id),
      onUnread: (count) => {
        unread = count
        markLinks()
      },
    })
  }
  let opening: Promise<OpenedChat> | undefined
  const open = async () => {
    opening ??= load()
    try {
      return await opening
    } catch (error) {
      // The next click tries again.
      opening = undefined
      throw error
    }
  }
  // Runs before the listener that sends link clicks through the router.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(linkSelector) : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain) return
      event.preventDefault()
      event.stopPropagation()
      // If the chat code fails to load, the contact page opens.
      open().then(
        ({ show }) => show(link),
        () => location.assign(link.href),
      )
    },
    true,
  )
  if (readRememberedChat(memory) !== null) open().catch(() => {})
}
