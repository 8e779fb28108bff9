import { siteSettings } from '#domain/sites.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { newsletterTexts } from '../newsletters/texts/newsletters.ts'
import { NewsletterForm } from './newsletter.tsx'

interface NewsletterView {
  /** Null before a sign-up. */
  outcome: 'saved' | 'failed' | null
}

/** The result of a sign-up. */
export interface NewsletterResult {
  email: string
}

/**
 * Renders a sign-up's result, with the form unless the sign-up was saved [NEWS-004..006, NEWS-024, NEWS-027, NEWS-028].
 */
export function NewsletterOutcome({ view: { outcome } }: { view: NewsletterView }) {
  const { shop } = useTexts('shell')
  const { site, language } = useShop()
  const texts = newsletterTexts(language)
  const result = useActionResult<NewsletterResult>()
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h2 display">{outcome === null ? texts.heading : texts[outcome]}</h1>
      {outcome === 'saved' && siteSettings[site].features.confirmsNewsletters && <p>{texts.confirm}</p>}
      {outcome !== 'saved' && (
        <NewsletterForm
          id="newsletter-again"
          look=""
          hasAllLists
          email={result?.email ?? ''}
          problem={result ? texts.missing : null}
        />
      )}
      <Link className="link" to="/newsletters">
        {texts.manage}
      </Link>
      <Link className="link" to="/">
        {shop}
      </Link>
    </main>
  )
}
