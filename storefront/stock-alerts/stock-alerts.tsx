import { Icon } from '#ui/icon.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { textOfCode } from '#storefront/widgets/status-message.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { type StockAlertsView, alertProductName } from './load-stock-alerts.ts'

const to = '/account/bin'
type StockAlert = StockAlertsView['alerts'][number]

/** Renders the customer's alerts, with a form for a new one after following a link on a product page [BIN-403]. */
export function StockAlerts({ view: { alerts, form, problem } }: { view: StockAlertsView }) {
  const texts = useTexts('stock-alerts')
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="stock-alerts">
      <ActionStatus
        page="stock-alerts"
        only={['remove', 'restore']}
        nameOf={(item) => nameIn(alerts, item)}
        undo={(item) => /^\d+(?:\.\d+)?$/.test(item) && <Undo item={item} />}
      />
      {form && <AskForm form={form} problem={problem} />}
      {!form && <ActionStatus page="stock-alerts" only={['ask']} />}
      {!form && problem !== null && <Problem problem={problem} />}
      {alerts.length > 0 ? (
        <ul className="stock-alerts__list">
          {alerts.map((alert) => (
            <StockAlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      ) : (
        !form && <EmptyState text={texts.none} to="/new-gear" action={texts.look} />
      )}
    </AccountPage>
  )
}

function nameIn(alerts: readonly StockAlert[], item: string | null): string {
  const alert = alerts.find(({ id }) => id === item)
  return alert ? alertProductName(alert) : ''
}

/** Renders the form that restores a removed alert, which is identified by product and parent. */
function Undo({ item }: { item: string }) {
  const texts = useTexts('stock-alerts')
  const [product, parent] = item.split('.')
  return (
    <PostForm to={to}>
      <input type="hidden" name="op" value="restore" />
      <input type="hidden" name="product" value={product} />
      {parent !== undefined && <input type="hidden" name="parent" value={parent} />}
      <button className="link">{texts.undo}</button>
    </PostForm>
  )
}

function AskForm({ form, problem }: { form: NonNullable<StockAlertsView['form']>; problem: string | null }) {
  const texts = useTexts('stock-alerts')
  const messages = useTexts('widgets/account/messages')['stock-alerts']
  const isPosting = useIsPosting('op', 'ask')
  const { productId, parentId, name, url, email, state } = form
  if (state !== 'open') {
    return (
      <output className="message message--ok stock-alerts__status">
        <Icon name="check" />
        <span>
          {state === 'waits' ? successText(messages.ask.success, name, email) : texts.there(name)}{' '}
          <Link className="link" to={url}>
            {texts.see}
          </Link>
        </span>
      </output>
    )
  }
  return (
    <section className="box stock-alerts__ask" aria-labelledby="ask">
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
        <ActionStatus page="stock-alerts" only={['ask']} />
        {problem !== null && <Problem problem={problem} />}
        <button className="button" aria-busy={isPosting}>
          {isPosting ? texts.sending : texts.button}
        </button>
      </PostForm>
    </section>
  )
}

function Problem({ problem }: { problem: string }) {
  const { problems } = useTexts('stock-alerts')
  const text = textOfCode(problems, problem)
  if (text === null) return null
  return (
    <p className="field-error" id="bin-problem" role="alert">
      <Icon name="alert" /> {text}
    </p>
  )
}

function StockAlertRow({ alert }: { alert: StockAlert }) {
  const texts = useTexts('stock-alerts')
  const formats = useFormats()
  const { id, email, createdAt, product } = alert
  const name = alertProductName(alert) || texts.gone
  const isBack = product !== null && !product.inventory.bin && product.inventory.max > 0
  return (
    <li className="stock-alerts__row">
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
