import { RouteError } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { programDetail, programView, type ProgramDetail, type ProgramView } from './program-view.ts'

/** Loads the customer's programs; redirects guests to login [PROGRAM-201]. */
export async function loadPrograms(context: PageContext): Promise<PageData<readonly ProgramView[]>> {
  await requireLogin(context, '/account/programming')
  const { programs } = await context.call('GET /svc_programming/programs', {})
  return { head: { title: textsOf(context.shop.language, 'programs').title }, view: programs.map(programView) }
}

/** Loads one program. A program owned by a different customer is not found. */
export async function loadProgram(context: PageContext, { params }: PageArguments): Promise<PageData<ProgramDetail>> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) throw new RouteError(404)
  await requireLogin(context, `/account/programming/${id}`)
  try {
    const { call, shop } = context
    const [program, { stored }] = await Promise.all([
      call('GET /svc_programming/programs/{id}', { params: { id } }),
      call('GET /svc_paymentmethod/methods', { query: { country: shop.country, locale: shop.locale.tag } }),
    ])
    return { head: { title: program.name }, view: programDetail(program, stored) }
  } catch (error) {
    if (isRefusalError(error) && error.code === 'program_not_found') throw new RouteError(404)
    throw error
  }
}
