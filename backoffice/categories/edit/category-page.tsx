import { useState } from 'react'
import { Link, Navigate, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import type { Category, TreeCategory } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { useMayEditCategories } from '../use-may-edit.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryValues } from './category-values.tsx'
import { DeleteCategoryButton } from './delete-category.tsx'
import { PlaceSection } from './place-section.tsx'

interface Loaded {
  category: Category
  all: TreeCategory[]
}

const t = texts.page

/** Returns a category, and all categories for its place in the menu. */
export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<Loaded> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new RefusalError(404, 'not_found')
  const [category, all] = await Promise.all([
    call('GET /svc_admin/categories/{id}', { params: { id } }, { isFresh: true }),
    call('GET /svc_admin/categories', {}, { isFresh: true }),
  ])
  return { category, all }
}

/** Renders a category: its texts, picture, filters, translations, and place in the menu. */
export function Component() {
  const { category, all } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  const [isDeleted, setDeleted] = useState(false)
  const mayEdit = useMayEditCategories()
  if (isDeleted) return <Navigate to="/categories" replace />
  const reload = () => void revalidate()
  return (
    <Page
      title={category.name}
      parent={{ to: '/categories', title: texts.title }}
      actions={
        <>
          <ShopLink category={category} all={all} />
          {mayEdit && <DeleteCategoryButton category={category} onDone={() => setDeleted(true)} />}
        </>
      }
    >
      <div className="stack category-page">
        {mayEdit ? (
          <CategoryForm key={category.id} category={category} onSaved={reload} />
        ) : (
          <CategoryValues category={category} />
        )}
        <PlaceSection category={category} all={all} mayEdit={mayEdit} onDone={reload} />
        <FurtherLinks id={category.id} />
      </div>
    </Page>
  )
}

/** Links to the category's page on a site that sells its products. */
function ShopLink({ category: { id, handle }, all }: Loaded) {
  const { me, siteUrls } = useSession()
  const shownOn = all.find((each) => each.id === id)?.sites ?? []
  const site = me.sites.find((each) => shownOn.includes(each))
  if (!site) return null
  return (
    <a
      className="button button--line button--small"
      href={`${siteUrls[site]}/${handle}`}
      target="_blank"
      rel="noreferrer"
    >
      {t.view}
    </a>
  )
}

function FurtherLinks({ id }: { id: number }) {
  const mayReadLinks = useHasPermission('content.read')
  const mayReadLog = useHasPermission('audit.read')
  return (
    <p className="section-box__actions">
      {mayReadLinks && (
        <Link className="text-button" to={`/link-lists?open=${id}`}>
          {t.linkList}
        </Link>
      )}
      {mayReadLog && (
        <Link className="text-button" to={`/audit?type=category&id=${id}`}>
          {t.history}
        </Link>
      )}
    </p>
  )
}
