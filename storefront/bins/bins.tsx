import { Icon } from '#ui/icon.tsx'
import { AccountHead } from '#storefront/widgets/account-head.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { type BinsView, nameOf } from './load-bins.ts'

const to = '/account/bin'
type Bin = BinsView['bins'][number]

/** Renders the customer's alerts, with a form for a new one if a product page led here [BIN-403]. */
export function Bins({ view: { bins, asking, problem } }: { view: BinsView }) {
  const texts = useTexts('bins')
  return (
    <main id="main" className="page-width account bins">
      <AccountHead title={texts.title} back={{ to: '/account', label: texts.backToAccount }}>
        <p className="muted">{texts.lead}</p>
      </AccountHead>
      {asking && <Ask asking={asking} problem={problem} />}
      {!asking && problem !== null && <Problem problem={problem} />}
      {bins.length > 0 ? (
        <ul className="bins__list">
          {bins.map((bin) => (
            <BinRow key={bin.id} bin={bin} />
          ))}
        </ul>
      ) : (
        !asking && <EmptyState text={texts.none} to="/new-gear" action={texts.look} />
      )}
    </main>
  )
}

function Ask({ asking, problem }: { asking: NonNullable<BinsView['asking']>; problem: string | null }) {
  const texts = useTexts('bins')
  const isPosting = useIsPosting('op', 'ask')
  const { productId, parentId, name, url, email, state } = asking
  if (state !== 'open') {
    return (
      <output className="message message--ok bins__status">
        <Icon name="check" />
        <span>
          {state === 'waits' ? texts.waits(name, email) : texts.there(name)}{' '}
          <Link className="link" to={url}>
            {texts.see}
          </Link>
        </span>
      </output>
    )
  }
  return (
    <section className="box bins__ask" aria-labelledby="ask">
      <h2 className="h3" id="ask">
        {texts.ask(name)}
      </h2>
      <PostForm to={to} className="form">
        <input type="hidden" name="op" value="ask" />
        <input type="hidden" name="product" value={productId} />
        <input type="hidden" name="parent" value={parentId} />
        <div className={problem === 'email' ? 'field field--bad' : 'field'}>
          <label htmlFor="email">{texts.email}</label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={320}
            defaultValue={email}
            {...(problem === 'email' && { 'aria-invalid': true, 'aria-describedby': 'bin-problem' })}
          />
        </div>
        {problem !== null && <Problem problem={problem} />}
        <button className="button" aria-busy={isPosting}>
          {isPosting ? texts.sending : texts.button}
        </button>
      </PostForm>
    </section>
  )
}

function Problem({ problem }: { problem: string }) {
  const { problems } = useTexts('bins')
  return (
    <p className="field-error" id="bin-problem" role="alert">
      <Icon name="alert" />{' '}
      {Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : problems.failed}
    </p>
  )
}

function BinRow({ bin }: { bin: Bin }) {
  const texts = useTexts('bins')
  const formats = useFormats()
  const { id, email, createdAt, product } = bin
  const name = nameOf(bin) || texts.gone
  const isBack = product !== null && !product.inventory.bin && product.inventory.max > 0
  return (
    <li className="bins__row">
      <Picture source={product?.picture ?? null} sizes="96px" alt="" name={name} />
      <div>
        <h2 className="h3">{product === null ? name : <Link to={product.url}>{name}</Link>}</h2>
        {product !== null && <p className={isBack ? 'stock' : 'stock stock--out'}>{isBack ? texts.back : texts.out}</p>}
        <p className="muted small">{texts.since(formats.date(createdAt), email)}</p>
      </div>
      <PostForm to={to}>
        <input type="hidden" name="op" value="remove" />
        <input type="hidden" name="bin" value={id} />
        <button className="link" aria-label={texts.removeOf(name)}>
          {texts.remove}
        </button>
      </PostForm>
    </li>
  )
}
