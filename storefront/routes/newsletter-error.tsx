import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { NewsletterOutcome } from '../shell/footer/newsletter-outcome.tsx'
import { newsletterTexts } from '../shell/newsletters/texts/newsletters.ts'

/** The page after a failed newsletter sign-up, with the form [NEWS-005]. */
export const route = pageRoute({
  areas: [],
  load: async ({ shop }) => ({
    head: { title: newsletterTexts(shop.language).failed },
    view: { outcome: 'failed' as const },
  }),
  View: NewsletterOutcome,
})
