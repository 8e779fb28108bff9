import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { DeletedMessage } from './deleted-message.tsx'
import { ListBox } from './list-box.tsx'
import type { MyListsView } from './load-my-lists.ts'

const to = '/account/my-lists'

/** The page for the customer's lists [LIST-003, LIST-401, LIST-403]. */
export const route = pageRoute<MyListsView>(
  {
    areas: ['lists', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-my-lists.ts')).loadMyLists(context, page),
    View: MyListsPage,
  },
  async (context, page, form) => (await import('./hub-actions.ts')).changeLists(context, page, form),
)

function MyListsPage({ view }: { view: MyListsView }) {
  const texts = useTexts('lists')
  const { lists, deleted, load, problem } = view
  const hasWishlist = lists.some(({ type }) => type === 'wishlist')
  return (
    <AccountPage title={texts.myLists} className="lists">
      <ActionStatus
        page="my-lists"
        only={['delete', 'restore', 'create-wishlist', 'create-registry']}
        isStale={(action) => action === 'create-wishlist' && !hasWishlist}
      />
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
      <output>
        {deleted !== null && lists.every(({ id }) => id !== deleted) && (
          <DeletedMessage key={load} listId={deleted} to={to} />
        )}
      </output>
      <div className="lists__hub">
        {lists.map((list) => (
          <ListBox key={list.id} list={list} to={to} />
        ))}
        {!hasWishlist && (
          <section className="box" aria-labelledby="new-wishlist">
            <h2 className="h3" id="new-wishlist">
              {texts.wishlist}
            </h2>
            <p>{texts.wishlistFor}</p>
            <PostForm to={to}>
              <input type="hidden" name="op" value="create-wishlist" />
              <button className="button button--line">{texts.createWishlist}</button>
            </PostForm>
          </section>
        )}
        <section className="box" id="registries" aria-labelledby="registries-title">
          <h2 className="h3" id="registries-title">
            {texts.createRegistry}
          </h2>
          <p>{texts.noRegistry}</p>
          <PostForm to={to} className="form">
            <input type="hidden" name="op" value="create-registry" />
            <TextField name="title" label={texts.registryTitle} maxLength={100} required autoComplete="off" />
            <button className="button button--line">{texts.createRegistry}</button>
          </PostForm>
        </section>
      </div>
    </AccountPage>
  )
}
