import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { NewsletterOutcome } from '../shell/footer/newsletter-outcome.tsx'
import { textsOf } from '../texts.ts'

/** The page of a failed sign-up, with the form [NEWS-005]. */
export const route = pageRoute({
  areas: [],
  load: async ({ shop }) => ({
    head: { title: textsOf(shop.language, 'shell').newsletterFailed },
    view: { outcome: 'failed' as const },
  }),
  View: NewsletterOutcome,
})
