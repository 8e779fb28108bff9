import { useEffect, useRef } from 'react'
import type { CaptchaAction } from '#domain/captcha/work.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop } from '#storefront/page/shop-context.tsx'

const renewBeforeExpiryMs = 60_000

/**
 * Fills a form field with a captcha token while the shopper reads or types, so that submitting does not wait. The field
 * is empty while `isWanted` is false, until the token is ready, and on failure. Each submission uses one token
 * [ORDER-220, SESSION-427].
 */
export function useCaptcha(action: CaptchaAction, isWanted: boolean) {
  const shop = useShop()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const work = new AbortController()
    const put = (token: string) => {
      if (field.current) field.current.value = token
    }
    const warn = (message: string, error: unknown) => console.warn(message, error)
    let timer: ReturnType<typeof setTimeout>
    const make = async () => {
      const { requestCaptchaToken } = await import('./captcha-token.ts')
      const token = await requestCaptchaToken(action, { call: browserCall(shop), warn, signal: work.signal })
      if (work.signal.aborted) return
      put(token.token)
      if (token.until < Infinity) timer = setTimeout(begin, Math.max(0, token.until - Date.now() - renewBeforeExpiryMs))
    }
    // The captcha code may fail to load.
    const begin = () => void make().catch((error: unknown) => warn('No captcha token', error))
    put('')
    begin()
    return () => {
      work.abort()
      clearTimeout(timer)
    }
  }, [action, isWanted, shop])
  return field
}
