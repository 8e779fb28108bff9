import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { NewsletterForm } from './newsletter.tsx'

interface NewsletterView {
  /** Null before a sign-up. */
  outcome: 'saved' | 'failed' | null
}

/** Renders the result of a sign-up, with the form unless it is saved [NEWS-004..006, NEWS-027, NEWS-028]. */
export function NewsletterOutcome({ view: { outcome } }: { view: NewsletterView }) {
  const texts = useTexts('shell')
  const { newsletterSaved: saved, newsletterFailed: failed, newsletterHeading: heading } = texts
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h2 display">{{ saved, failed, form: heading }[outcome ?? 'form']}</h1>
      {outcome !== 'saved' && <NewsletterForm id="newsletter-again" look="" />}
      <Link className="link" to="/">
        {texts.shop}
      </Link>
    </main>
  )
}
