import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { Icon } from '#ui/icon.tsx'
import { openModal } from '#ui/window/open-modal.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useOverlay } from '#storefront/shell/overlays/use-overlay.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { unreadCount, type ChatState } from './store/chat-state.ts'
import type { ChatStore } from './store/chat-store.ts'
import { wideWindow } from './wide-window.ts'
import { FirstMessage } from './first-message.tsx'
import { Thread } from './thread.tsx'

/** Renders the chat: a panel next to the page in wide windows, or a modal dialog on phones [SHELL-035, SHELL-404]. */
export function ChatPanel({ store, call, onClose }: { store: ChatStore; call: StoreCall; onClose: () => void }) {
  const texts = useTexts('chat')
  const isOpen = useOverlay('chat')
  const state = useSyncExternalStore(store.subscribe, store.current, () => null)
  if (state === null) return null
  return (
    <>
      {!isOpen && <Announcement state={state} />}
      <Panel isOpen={isOpen} onClose={onClose} label={texts.title}>
        <Content store={store} state={state} call={call} />
      </Panel>
    </>
  )
}

function Content({ store, state, call }: { store: ChatStore; state: ChatState; call: StoreCall }) {
  const texts = useTexts('chat')
  const isGuest = useGuest(call)
  if (state.conversation?.kind === 'ticket') {
    return (
      <div className="chat__body">
        <output className="message message--ok">
          <Icon name="check" /> {texts.ticketSent}
        </output>
        <button type="button" className="button button--line" onClick={store.startOver}>
          {texts.another}
        </button>
      </div>
    )
  }
  if (state.conversation) return <Thread store={store} state={state} />
  if (state.phase === 'failed') {
    return (
      <div className="chat__body">
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {texts.failed}
        </p>
        <button type="button" className="button button--line" onClick={() => void store.load()}>
          {texts.tryAgain}
        </button>
        <Link to="/contact">{texts.contact}</Link>
      </div>
    )
  }
  if (state.phase === 'loading' || isGuest === undefined) {
    return (
      <output className="chat__body" aria-busy="true">
        <span className="visually-hidden">{texts.loading}</span>
        <span className="skeleton skeleton--text" />
        <span className="skeleton skeleton--text" />
      </output>
    )
  }
  if (state.pageUrl !== null) return <VendorChat url={state.pageUrl} />
  return <FirstMessage store={store} state={state} isGuest={isGuest} />
}

function VendorChat({ url }: { url: string }) {
  const texts = useTexts('chat')
  return (
    <div className="chat__body">
      <p>{texts.elsewhere(new URL(url).hostname)}</p>
      <a className="button" href={url} target="_blank" rel="noopener noreferrer">
        {texts.openElsewhere}
      </a>
      <Link to="/contact">{texts.contact}</Link>
    </div>
  )
}

/** Returns true for guests, or undefined while unknown. */
function useGuest(call: StoreCall): boolean | undefined {
  const [isGuest, setGuest] = useState<boolean>()
  useEffect(() => {
    call('GET /svc_session/session', {}).then(
      (session) => setGuest(!isLoggedIn(session)),
      () => setGuest(true),
    )
  }, [call])
  return isGuest
}

/** Announces the last unread message while the panel is closed. */
function Announcement({ state }: { state: ChatState }) {
  const texts = useTexts('chat')
  const last = state.messages.findLast(({ author }) => author === 'agent')
  const agent = unreadCount(state) > 0 ? last?.agent : undefined
  return <output className="visually-hidden">{agent ? texts.announced(agent) : ''}</output>
}

function openPanel(dialog: HTMLDialogElement): () => void {
  dialog.show()
  return () => dialog.close()
}

function Panel({
  isOpen,
  onClose,
  label,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  label: string
  children: ReactNode
}) {
  const texts = useTexts('chat')
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const opener = document.activeElement
    const close = matchMedia(wideWindow).matches ? openPanel(dialog) : openModal(dialog)
    return () => {
      const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body
      close()
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isOpen) return null
  return (
    // Escape closes a modal dialog through its cancel event. In wide windows, the panel is not modal and needs a key
    // listener.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className="chat"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="drawer__head">
        <h2 className="h3">{label}</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
