import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { call } from '#backoffice/call/call.ts'
import { ProductPicker } from '#backoffice/catalog/picker/product-picker.tsx'
import type { Product } from '#backoffice/catalog/product-types.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'
import { NewForm } from './new-form.tsx'

interface Loaded {
  site: Site
  /** Null until a product is chosen. */
  product: Product | null
  promotions: readonly Promotion[]
  today: IsoDate
}

/** Returns the product in the URL and its promotions on the site. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const product = new URL(request.url).searchParams.get('product')
  const today = siteDay(site, Date.now())
  if (product === null) return { site, product: null, promotions: [], today }
  const [found, { promotions }] = await Promise.all([
    call('GET /svc_admin/products/{id}', { params: { id: product } }, { isFresh: true }),
    call('GET /svc_admin/promotions', { query: { site, product, limit: '500' } }, { isFresh: true }),
  ])
  return { site, product: found, promotions, today }
}

/** Renders the page that schedules promotions for a product's variants. */
export function Component() {
  const { site, product, promotions, today } = useLoaderData<Loaded>()
  const [, change] = useFilters()
  const navigate = useNavigate()
  const permission = 'catalog.write'
  if (!useHasPermission(permission))
    return <ProblemBox problem={{ kind: 'not_permitted', code: 'not_permitted', permission }} />
  return (
    <Page
      title={texts.create}
      parent={{ to: `/promotions?site=${site}`, title: texts.title }}
      actions={<SitePicker site={site} />}
    >
      <div className="section-box promotion-form">
        {product === null ? (
          <ProductPicker site={site} onPick={({ id }) => change({ product: String(id) })} />
        ) : (
          <NewForm
            key={`${site} ${product.id}`}
            site={site}
            product={product}
            promotions={promotions}
            today={today}
            onOther={() => change({ product: '' })}
            onDone={(created) =>
              void navigate(
                created.length === 1
                  ? `/promotions/${created[0]!.id}`
                  : `/promotions?site=${site}&product=${product.id}`,
                { replace: true },
              )
            }
          />
        )}
      </div>
    </Page>
  )
}
