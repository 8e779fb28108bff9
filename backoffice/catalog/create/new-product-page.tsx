import { useLoaderData, useNavigate } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import type { Category } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { NewProductForm } from './new-product-form.tsx'

/** Returns the categories to choose from. */
export async function loader(): Promise<Category[]> {
  return call('GET /svc_admin/categories', {}, { isFresh: true })
}

/** Renders the page for creating a product. */
export function Component() {
  const categories = useLoaderData<Category[]>()
  const navigate = useNavigate()
  const permission = 'catalog.write'
  if (!useHasPermission(permission))
    return <ProblemBox problem={{ kind: 'not_permitted', code: 'not_permitted', permission }} />
  return (
    <Page title={texts.create.title} parent={{ to: '/products', title: texts.title }}>
      <div className="section-box new-product">
        <NewProductForm
          categories={categories}
          onCancel={() => void navigate('/products')}
          onDone={({ id, variants }) => {
            const site = variants[0]?.prices[0]?.site
            void navigate(`/products/${id}${site ? `?site=${site}` : ''}`, { replace: true })
          }}
        />
      </div>
    </Page>
  )
}
