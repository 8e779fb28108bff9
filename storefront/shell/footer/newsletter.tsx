import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

/** Renders the newsletter form, which redirects to its result and works without JavaScript [NEWS-021, NEWS-022]. */
export function NewsletterForm({ id, look }: { id: string; look: string }) {
  const texts = useTexts('shell')
  const action = usePath('/newsletter-signup')
  return (
    <form className="footer__form" method="post" action={action}>
      <div className="field">
        <label htmlFor={id}>{texts.emailAddress}</label>
        <input className="input" id={id} name="email" type="email" autoComplete="email" required maxLength={320} />
      </div>
      <button className={`button ${look}`}>{texts.signUp}</button>
    </form>
  )
}
