import { isRefused } from '#contract/kernel/refused.ts'
import { newsletterId } from '#domain/newsletters/lists.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { NewsletterOutcome } from '../shell/footer/newsletter.tsx'
import { textsOf } from '../texts.ts'

/** The sign-up's action and result page [NEWS-004]. */
export const route = pageRoute(
  {
    areas: [],
    load: async ({ shop }) => ({
      head: { title: textsOf(shop.language, 'shell').newsletterSaved },
      view: { isSaved: true },
    }),
    View: NewsletterOutcome,
  },
  async ({ shop, call }, _, form) => {
    const body = { email: form.get('email') ?? '', newsletters: [newsletterId(shop.site, 'newsletter')] }
    try {
      const { success } = await call('POST /svc_ssr/newsletters/subscribe', { body, key: crypto.randomUUID() })
      return { to: success ? '/newsletter-signup' : '/newsletter-error' }
    } catch (error) {
      if (!isRefused(error)) throw error
      return { to: '/newsletter-error' }
    }
  },
)
