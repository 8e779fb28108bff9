import { RouteError, redirect } from '#storefront/router/results.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { registryPath } from '#domain/registry/registry.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { readCustomerRegistry, type CustomerRegistry } from '../own/customer-registry.ts'
import { parseRegistryStep, type RegistryStep, registryStepPath } from '#domain/registry/steps.ts'

type Part = 'title' | 'photo' | 'about' | 'privacy' | 'isSurprise' | 'address' | 'customKey' | 'shipBefore'
export interface StepView extends Pick<CustomerRegistry, Part> {
  id: string
  step: RegistryStep
  /** Identifies the page load. */
  load: string
  email: string
  firstname: string
  lastname: string
  /** The link without its URL key. */
  linkStart: string
  /** The customer's saved addresses. */
  book: readonly { id: string; lines: readonly string[] }[]
  problem: string | null
}

/** Loads a registry step. Later steps require the event details [REGISTRY-403]. */
export async function loadStep(context: PageContext, { url, params }: PageArguments): Promise<PageData<StepView>> {
  const { shop, call } = context
  const id = params['id'] ?? ''
  const step = parseRegistryStep(params['step'])
  if (!isUuid(id) || step === null) throw new RouteError(404)
  await requireLogin(context, registryStepPath(id, step))
  const own = await readCustomerRegistry(context, id)
  if (own.about === null && step !== 'about') throw redirect(`${registryStepPath(id, 'about')}?problem=about`)
  if (own.address === null && step === 'privacy') throw redirect(`${registryStepPath(id, 'delivery')}?problem=address`)
  const customer = await call('GET /svc_customer/customer', {})
  const book = step === 'delivery' ? await call('GET /svc_customer/customer/address', {}) : []
  const { title, about, privacy, isSurprise, address, customKey, shipBefore, photo } = own
  return {
    head: { title: `${textsOf(shop.language, 'registry').steps[step]} | ${title}` },
    view: {
      id,
      step,
      load: crypto.randomUUID(),
      title,
      about,
      privacy,
      isSurprise,
      address,
      customKey,
      shipBefore,
      photo,
      email: customer.email,
      firstname: customer.firstname,
      lastname: customer.lastname,
      linkStart: shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, registryPath('')),
      book: book.map((saved) => ({ id: saved._id, lines: formatAddressLines(saved) })),
      problem: url.searchParams.get('problem'),
    },
  }
}
