import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { hostedCardPageUrl, cardFrameUrl, readFrameMessage } from './frame-messages.ts'

export interface CardFrameHandle {
  tokenize: () => void
}

interface CardFrameProps {
  vault: { frameUrl: string; frameOrigin: string; redirectUrl: string }
  /** Return URL for the vault's hosted page, or null if this page's URL is secret. */
  back: string | null
  handle: Ref<CardFrameHandle>
  onToken: (token: string) => void
  /** Called when the frame reports an error or fails to load, so that there is no token. */
  onStop: () => void
  onSubmit: () => void
}

const slow = 10_000

/**
 * Renders a cross-origin frame, so that the card number never reaches this page. Page and frame both check message
 * origins. Without JavaScript, a link opens the vault's hosted page.
 */
export function CardFrame({ vault, back, handle, onToken, onStop, onSubmit }: CardFrameProps) {
  const texts = useTexts('checkout')
  const { locale } = useShop()
  const frame = useRef<HTMLIFrameElement>(null)
  const isHydrated = useIsHydrated()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const handlers = useRef({ onToken, onStop, onSubmit })
  useEffect(() => {
    handlers.current = { onToken, onStop, onSubmit }
  })
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), slow)
    const onMessage = (event: MessageEvent) => {
      const message = readFrameMessage(event, vault.frameOrigin, frame.current?.contentWindow)
      switch (message?.type) {
        case 'ready':
          return setState('ready')
        case 'height':
          // The content security policy forbids style attributes, but not the height attribute.
          if (frame.current) frame.current.height = String(message.height)
          return
        case 'token':
          return handlers.current.onToken(message.token)
        case 'submit':
          return handlers.current.onSubmit()
        case 'failed':
          setState('failed')
          return handlers.current.onStop()
        case 'invalid':
          return handlers.current.onStop()
      }
    }
    addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
    }
  }, [vault])
  useImperativeHandle(handle, () => ({
    tokenize: () => frame.current?.contentWindow?.postMessage({ type: 'tokenize' }, vault.frameOrigin),
  }))
  return (
    <>
      {isHydrated && (
        <iframe
          ref={frame}
          src={cardFrameUrl(vault.frameUrl, location.origin, locale.tag)}
          title={texts.cardFrame}
          className="card-frame"
          height="150"
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
        />
      )}
      {state === 'failed' && (
        <p className="message message--warn" role="alert">
          <Icon name="alert" />
          <span>
            {texts.cardFailed}{' '}
            {back !== null && (
              <a className="link" href={hostedCardPageUrl(vault.redirectUrl, back, locale.tag)}>
                {texts.cardPage}
              </a>
            )}
          </span>
        </p>
      )}
      {back !== null && (
        <noscript>
          <a className="button button--line" href={hostedCardPageUrl(vault.redirectUrl, back, locale.tag)}>
            {texts.cardPage}
          </a>
        </noscript>
      )}
      <p className="muted small card-safe">
        <Icon name="lock" /> {texts.cardSafe}
      </p>
    </>
  )
}
