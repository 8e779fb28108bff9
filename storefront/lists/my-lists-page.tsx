import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { MyListsView } from './load-my-lists.ts'

const to = '/account/my-lists'

/** The lists page [LIST-003, LIST-401, LIST-403]. */
export const route = pageRoute<MyListsView>(
  {
    areas: ['lists', 'widgets/account'],
    load: async (context) => (await import('./load-my-lists.ts')).loadMyLists(context),
    View: MyListsPage,
  },
  async (context, page, form) => (await import('./load-my-lists.ts')).createList(context, page, form),
)

function MyListsPage({ view }: { view: MyListsView }) {
  const texts = useTexts('lists')
  const { saved } = view
  return (
    <AccountPage title={texts.myLists} className="lists">
      <div className="lists__hub">
        <WishlistBox wishlist={view.wishlist} />
        <section className="box" aria-labelledby="saved">
          <h2 className="h3" id="saved">
            {texts.saved}
          </h2>
          <p>
            {texts.count(saved)} · {texts.visibility.private}
          </p>
          <Link className="link" to="/cart#saved">
            {texts.open(texts.saved)}
          </Link>
        </section>
        <Registries registries={view.registries} />
      </div>
    </AccountPage>
  )
}

function WishlistBox({ wishlist }: Pick<MyListsView, 'wishlist'>) {
  const texts = useTexts('lists')
  return (
    <section className="box" aria-labelledby="wishlist">
      <h2 className="h3" id="wishlist">
        {texts.wishlist}
      </h2>
      {wishlist === null ? (
        <>
          <p>{texts.wishlistFor}</p>
          <PostForm to={to}>
            <input type="hidden" name="type" value="wishlist" />
            <button className="button button--line">{texts.createWishlist}</button>
          </PostForm>
        </>
      ) : (
        <>
          <p>
            {texts.count(wishlist.count)} · {texts.visibility[wishlist.link === null ? 'private' : 'link']}
          </p>
          {wishlist.link !== null && (
            <p className="small">
              <a className="link" href={wishlist.link} aria-label={texts.shareLink}>
                {wishlist.link}
              </a>
            </p>
          )}
          <Link className="link" to="/account/wishlist">
            {texts.open(texts.wishlist)}
          </Link>
        </>
      )}
    </section>
  )
}

function Registries({ registries }: Pick<MyListsView, 'registries'>) {
  const texts = useTexts('lists')
  return (
    <section className="box" id="registries" aria-labelledby="registries-title">
      <h2 className="h3" id="registries-title">
        {texts.registries}
      </h2>
      {registries.length === 0 ? (
        <p>{texts.noRegistry}</p>
      ) : (
        <ul>
          {registries.map(({ id, title, count }) => (
            <li key={id}>
              <Link className="link" to={`/account/registry/${id}`}>
                {title}
              </Link>{' '}
              · {texts.count(count)}
            </li>
          ))}
        </ul>
      )}
      <PostForm to={to} className="form">
        <input type="hidden" name="type" value="registry" />
        <TextField name="title" label={texts.registryTitle} maxLength={100} required autoComplete="off" />
        <button className="button button--line">{texts.createRegistry}</button>
      </PostForm>
    </section>
  )
}
