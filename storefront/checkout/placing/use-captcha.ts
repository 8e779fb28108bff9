import { useEffect, useRef } from 'react'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop } from '#storefront/page/shop-context.tsx'

/** Milliseconds before expiry at which a token is renewed. */
const reserve = 60_000

/**
 * Fills a field with a captcha token while the shopper reads the review, so that submitting does not wait. The field is
 * empty until then and on failure. Each sent attempt uses one token [ORDER-220].
 */
export function useCaptcha(isPosting: boolean) {
  const shop = useShop()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isPosting) return undefined
    const work = new AbortController()
    const put = (token: string) => {
      if (field.current) field.current.value = token
    }
    const warn = (message: string, error: unknown) => console.warn(message, error)
    let timer: ReturnType<typeof setTimeout>
    const make = async () => {
      const { captchaToken } = await import('./captcha-token.ts')
      const token = await captchaToken('placeorder', { call: browserCall(shop), warn, signal: work.signal })
      if (work.signal.aborted) return
      put(token.token)
      if (token.until < Infinity) timer = setTimeout(begin, Math.max(0, token.until - Date.now() - reserve))
    }
    // Its code may fail to load.
    const begin = () => void make().catch((error: unknown) => warn('No captcha token', error))
    put('')
    begin()
    return () => {
      work.abort()
      clearTimeout(timer)
    }
  }, [isPosting, shop])
  return field
}
