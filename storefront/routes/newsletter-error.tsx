import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { NewsletterOutcome } from '../shell/footer/newsletter.tsx'
import { textsOf } from '../texts.ts'

/** The page of a failed sign-up, with the form [NEWS-005]. */
export const route = pageRoute({
  areas: [],
  load: async ({ shop }) => ({
    head: { title: textsOf(shop.language, 'shell').newsletterFailed },
    view: { isSaved: false },
  }),
  View: NewsletterOutcome,
})
