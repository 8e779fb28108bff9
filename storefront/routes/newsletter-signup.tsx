import { isRefused } from '#contract/kernel/refused.ts'
import { newsletterId } from '#domain/newsletters/lists.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { NewsletterOutcome } from '../shell/footer/newsletter-outcome.tsx'
import { textsOf } from '../texts.ts'

/** The sign-up's form and action, and the page of its success [NEWS-004]. */
export const route = pageRoute(
  {
    areas: [],
    load: async ({ shop, knows }, { url }) => {
      knows('saved')
      const texts = textsOf(shop.language, 'shell')
      const outcome = url.searchParams.has('saved') ? ('saved' as const) : null
      return { head: { title: outcome ? texts.newsletterSaved : texts.newsletterHeading }, view: { outcome } }
    },
    View: NewsletterOutcome,
  },
  async ({ shop, call }, _, form) => {
    const body = { email: form.get('email') ?? '', newsletters: [newsletterId(shop.site, 'newsletter')] }
    try {
      const { success } = await call('POST /svc_ssr/newsletters/subscribe', { body, key: crypto.randomUUID() })
      return { to: success ? '/newsletter-signup?saved=1' : '/newsletter-error' }
    } catch (error) {
      if (!isRefused(error)) throw error
      return { to: '/newsletter-error' }
    }
  },
)
