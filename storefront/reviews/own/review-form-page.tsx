import type { ActionArguments } from '#storefront/router/route.ts'
import { respond, pageRoute } from '#storefront/page/route/page-route.tsx'
import type { ReviewFormView } from './load-review-form.ts'
import { ReviewForm } from './review-form.tsx'

export const route = {
  ...pageRoute<ReviewFormView>({
    areas: ['reviews', 'reviews/own', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-review-form.ts')).loadReviewForm(context, page),
    View: ReviewForm,
  }),
  action: async (args: ActionArguments) => {
    const { actOnReview } = await import('./review-actions.ts')
    return respond(await actOnReview(args.context, args, args.form))
  },
}
