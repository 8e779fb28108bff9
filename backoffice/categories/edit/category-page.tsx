import { useState } from 'react'
import { Link, Navigate, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import type { Category, CategoryContents, TreeCategory } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { useMayEditCategories } from '../use-may-edit.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryValues } from './category-values.tsx'
import { ContentsSection } from './contents-section.tsx'
import { DeleteCategoryButton } from './delete-category.tsx'
import { PlaceSection } from './place/place-section.tsx'

interface Loaded {
  category: Category
  contents: CategoryContents
  all: TreeCategory[]
}

const t = texts.page

/** Returns a category with its contents, and all categories for its place in the menu. */
export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<Loaded> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new RefusalError(404, 'not_found')
  const [category, contents, all] = await Promise.all([
    call('GET /svc_admin/categories/{id}', { params: { id } }, { isFresh: true }),
    call('GET /svc_admin/categories/{id}/contents', { params: { id } }, { isFresh: true }),
    call('GET /svc_admin/categories', {}, { isFresh: true }),
  ])
  return { category, contents, all }
}

/** Renders a category: its texts, picture, filters, translations, and place in the menu. */
export function Component() {
  const { category, contents, all } = useLoaderData<Loaded>()
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
        <ContentsSection category={category} contents={contents} />
        <FurtherLinks id={category.id} />
      </div>
    </Page>
  )
}

/** Links to the category's page on a site that sells its products. */
function ShopLink({ category: { id, handle }, all }: Pick<Loaded, 'category' | 'all'>) {
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
  const mayReadLog = useHasPermission('audit.read')
  if (!mayReadLog) return null
  return (
    <p className="section-box__actions">
      <Link className="text-button" to={`/audit?type=category&id=${id}`}>
        {t.history}
      </Link>
    </p>
  )
}
