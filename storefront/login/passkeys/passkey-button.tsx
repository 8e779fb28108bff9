import { useEffect } from 'react'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { withAddedCounts } from '../redirect-target.ts'

interface PasskeyButtonProps {
  /** Path of the page that handles the login. */
  to: string
  /** The page to open after login. */
  target: string
}

/** Renders the passkey login button, and offers passkeys in the email field's autofill. */
export function PasskeyButton({ to, target }: PasskeyButtonProps) {
  const texts = useTexts('login')
  const isPosting = useIsPosting('op', 'passkey')
  usePasskeyAutofill(target)
  return (
    <PostForm to={to} className="form">
      <input type="hidden" name="op" value="passkey" />
      <button className="button button--line button--large" aria-busy={isPosting}>
        {isPosting ? texts.loggingIn : texts.passkey}
      </button>
    </PostForm>
  )
}

function usePasskeyAutofill(target: string) {
  const shop = useShop()
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return
    let end: (() => void) | undefined
    let isOver = false
    import('./passkey-login.ts').then(
      ({ offerPasskeys }) => {
        if (isOver) return
        end = offerPasskeys({
          call: browserCall(shop),
          site: shop.site,
          // A reload shows the customer's prices and cart.
          onLogin: (merged) => location.assign(withLocalePrefix(shop.locale, withAddedCounts(target, merged))),
        })
      },
      // If the code fails to load, for example while offline, the password login still works.
      () => {},
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [shop, target])
}
