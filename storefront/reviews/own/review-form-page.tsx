import type { ActionFunctionArgs } from 'react-router'
import { contextOf } from '#storefront/page/page.ts'
import { respond, argumentsOf, pageRoute } from '#storefront/page/route/page-route.tsx'
import type { ReviewFormView } from './load-review-form.ts'
import { ReviewForm } from './review-form.tsx'

export const route = {
  ...pageRoute<ReviewFormView>({
    areas: ['reviews', 'reviews/own', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-review-form.ts')).loadReviewForm(context, page),
    View: ReviewForm,
  }),
  action: async (args: ActionFunctionArgs) => {
    const { actOnReview } = await import('./review-actions.ts')
    return respond(await actOnReview(contextOf(args), argumentsOf(args), await args.request.formData()))
  },
}
