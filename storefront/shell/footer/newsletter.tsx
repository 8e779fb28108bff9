import { Link, usePath } from '#storefront/widgets/link.tsx'
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

/** Renders the result of a sign-up [NEWS-004..006, NEWS-027, NEWS-028]. */
export function NewsletterOutcome({ view: { isSaved } }: { view: { isSaved: boolean } }) {
  const texts = useTexts('shell')
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h2 display">{isSaved ? texts.newsletterSaved : texts.newsletterFailed}</h1>
      {!isSaved && <NewsletterForm id="newsletter-again" look="" />}
      <Link className="link" to="/">
        {texts.shop}
      </Link>
    </main>
  )
}
