import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import type { TreeCategory } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { branchesOf } from '../tree.ts'
import { useFocusAfterMove } from '../use-focus-after-move.ts'
import { useMayEditCategories } from '../use-may-edit.ts'
import { AddCategoryButton } from './add-category.tsx'
import { BranchList } from './branch-list.tsx'

/** Returns all categories in menu order. */
export async function loader(): Promise<TreeCategory[]> {
  return call('GET /svc_admin/categories', {}, { isFresh: true })
}

/** Renders the tree of categories, which is the shop's menu. */
export function Component() {
  const all = useLoaderData<TreeCategory[]>()
  const { revalidate } = useRevalidator()
  const mayEdit = useMayEditCategories()
  const [status, setStatus] = useState('')
  const focusAfterMove = useFocusAfterMove(all)
  return (
    <Page title={texts.title} actions={mayEdit && <AddCategoryButton all={all} onDone={() => void revalidate()} />}>
      <p className="muted small category-intro">{texts.text}</p>
      {all.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <BranchList
          label={texts.title}
          branches={branchesOf(all)}
          moves={
            mayEdit
              ? {
                  reload: revalidate,
                  onMoved: (buttonId) => focusAfterMove(buttonId),
                  announce: setStatus,
                }
              : null
          }
        />
      )}
      <output className="visually-hidden">{status}</output>
    </Page>
  )
}
