import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { NewsletterOutcome, type NewsletterResult } from '../shell/footer/newsletter-outcome.tsx'
import { newsletterTexts } from '../shell/newsletters/texts/newsletters.ts'

/** The newsletter sign-up form and action, and the success page [NEWS-004]. */
export const route = pageRoute(
  {
    areas: [],
    load: async ({ shop, knows }, { url }) => {
      knows('saved')
      const texts = newsletterTexts(shop.language)
      const outcome = url.searchParams.has('saved') ? ('saved' as const) : null
      return { head: { title: outcome ? texts.saved : texts.heading }, view: { outcome } }
    },
    View: NewsletterOutcome,
  },
  async ({ shop: { site }, call }, _, form) => {
    const email = (form.get('email') ?? '').slice(0, 320)
    const chosen = newsletterKeys(site).filter((key) => form.getAll('newsletters').includes(key))
    if (chosen.length === 0) return { status: 422, data: { email } satisfies NewsletterResult }
    const body = { email, newsletters: chosen.map((key) => newsletterId(site, key)) }
    try {
      const { success } = await call('POST /svc_ssr/newsletters/subscribe', { body, key: crypto.randomUUID() })
      return { to: success ? '/newsletter-signup?saved=1' : '/newsletter-error' }
    } catch (error) {
      if (!isRefusalError(error)) throw error
      return { to: '/newsletter-error' }
    }
  },
)
