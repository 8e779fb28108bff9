import { pageRoute } from '../page-route.tsx'
import { NewsletterOutcome } from '../shell/newsletter.tsx'
import { textsOf } from '../texts.ts'

/**
 * The outcome of a sign-up, and where its form is posted [NEWS-004]. The services keep no lists of readers yet: until
 * they do, a sign-up is not saved, and is told so.
 */
export const route = pageRoute(
  {
    areas: [],
    load: async ({ shop }) => ({
      head: { title: textsOf(shop.language, 'shell').newsletterSaved },
      view: { isSaved: true },
    }),
    View: NewsletterOutcome,
  },
  async () => ({ to: '/newsletter-error' }),
)
