import './chat.css'
import { hydrateRoot } from 'react-dom/client'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import { overlays } from '#storefront/shell/overlays/overlay-store.ts'
import { loadTexts } from '#storefront/texts.ts'
import { ChatPanel } from './chat-panel.tsx'
import type { OpenSocket } from './store/chat-parts.ts'
import { unreadCount } from './store/chat-state.ts'
import { wideWindow } from './wide-window.ts'
import { createChatStore } from './store/chat-store.ts'

interface ChatInput {
  call: StoreCall
  shop: Shop
  remembered: () => string | null
  remember: (id: string | null) => void
  onUnread: (count: number) => void
}

export interface OpenedChat {
  show: (opener: HTMLElement) => void
}

/** Adds the closed chat panel to the document and continues a remembered conversation. */
export async function openChat({ call, shop, onUnread, ...memory }: ChatInput): Promise<OpenedChat> {
  await loadTexts(shop.language, ['chat'])
  const wait = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))
  const store = createChatStore({ call, wait, newKey: () => crypto.randomUUID(), openSocket, ...memory })
  for (const event of ['pagehide', 'offline']) addEventListener(event, store.pause)
  let isWanted = false
  const close = () => {
    isWanted = false
    overlays.close('chat')
  }
  const place = document.createElement('div')
  document.body.append(place)
  // The closed panel renders nothing, so an empty element hydrates; createRoot would add code to every page.
  hydrateRoot(
    place,
    <ShopProvider shop={shop}>
      <ChatPanel store={store} call={call} onClose={close} />
    </ShopProvider>,
  )
  store.subscribe(() => onUnread(unreadCount(store.current())))
  overlays.subscribe(() => {
    // Navigation closes the overlays, but a chat next to the page stays open.
    if (overlays.current() === null && isWanted && matchMedia(wideWindow).matches) overlays.open('chat')
    isWanted = overlays.current() === 'chat'
    store.setVisible(isWanted)
  })
  const isRemembered = memory.remembered() !== null
  if (isRemembered) await store.load()
  return {
    show: (opener) => {
      if (overlays.current() === 'chat') return close()
      // Some browsers do not focus a clicked link.
      opener.focus({ preventScroll: true })
      overlays.open('chat')
      void store.load()
    },
  }
}

const openSocket: OpenSocket = (path, { onOpen, onText, onClose }) => {
  const socket = new WebSocket(new URL(path, location.origin.replace(/^http/, 'ws')))
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onText(String(data)))
  socket.addEventListener('close', onClose)
  return socket
}
