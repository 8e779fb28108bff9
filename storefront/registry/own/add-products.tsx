import { Link, usePath } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { OwnRegistryView } from './customer-registry.ts'

/** Renders a product search for adding to the registry. Products with options link to their page. */
export function AddProducts({ view: { found }, to }: { view: OwnRegistryView; to: string }) {
  const texts = useTexts('registry')
  return (
    <section className="section" id="add" aria-labelledby="add-title">
      <h2 className="h3" id="add-title">
        {texts.addItems}
      </h2>
      <form action={`${usePath(to)}#add`} method="get" className="registry__query">
        <div className="field">
          <label htmlFor="find">{texts.findProduct}</label>
          <input className="input" id="find" name="find" type="search" defaultValue={found?.q ?? ''} maxLength={100} />
        </div>
        <button className="button button--line">{texts.find}</button>
      </form>
      {found?.products.length === 0 && <p>{texts.noProduct(found.q)}</p>}
      {found && found.products.length > 0 && (
        <ul className="registry__found">
          {found.products.map(({ productId, name, url, isAddable }) => (
            <li key={productId} className="row">
              <Link to={url}>{name}</Link>
              {isAddable ? (
                <PostForm to={to} keepsScroll>
                  <input type="hidden" name="op" value="add-product" />
                  <input type="hidden" name="product" value={productId} />
                  <button className="button button--line button--small" aria-label={texts.addOf(name)}>
                    {texts.add}
                  </button>
                </PostForm>
              ) : (
                <span className="small muted">{texts.chooseFirst}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
