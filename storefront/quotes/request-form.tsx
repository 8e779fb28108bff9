import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { QuotesView } from './load-quotes.ts'
import { Link } from '#storefront/widgets/link.tsx'
import type { QuoteResult } from './quote-actions.ts'

type Offered = Omit<QuotesView, 'quotes'>
type Entered = QuoteResult['entered']

const shownAtField: readonly QuoteResult['problem'][] = ['title', 'skus', 'delivery', 'text']

/** Renders the form that requests a quote for a list, for SKUs, or for both. */
export function RequestForm({ offered }: { offered: Offered }) {
  const texts = useTexts('quotes')
  const messages = useTexts('widgets/account/messages').quotes
  const result = useActionResult<QuoteResult>()
  const isPosting = useIsPosting()
  const id = useId()
  const entered = result?.entered ?? {}
  const problem = result?.problem
  return (
    <PostForm to="/account/custom-quoting" className="quotes__ask">
      <input type="hidden" name="key" value={offered.key} />
      {/* Enter presses a form's first button, which would otherwise be the search button. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true" name="op" value="request">
        {texts.send}
      </button>
      {problem && !shownAtField.includes(problem) && (
        <Problem>{problem === 'failed' ? messages.request.failure : texts.problems[problem]}</Problem>
      )}
      <div className="field">
        <label htmlFor={`${id}-title`}>{texts.titleLabel}</label>
        <input
          className="input"
          id={`${id}-title`}
          name="title"
          maxLength={quoteLimits.titleLength}
          defaultValue={entered['title'] ?? ''}
          aria-invalid={problem === 'title' || undefined}
          aria-describedby={`${id}-title-hint`}
        />
        <Hint id={`${id}-title-hint`} problem={problem === 'title' ? texts.problems.title : null}>
          {texts.titleHint}
        </Hint>
      </div>
      <Sources offered={offered} chosen={entered['list']} />
      <div className="field">
        <label htmlFor={`${id}-skus`}>
          {texts.skusLabel} <Optional />
        </label>
        <textarea
          // The new key remounts the field after the server adds the selected products to its text.
          key={entered['skus']}
          className="input"
          id={`${id}-skus`}
          name="skus"
          rows={3}
          maxLength={quoteLimits.skuTextLength}
          defaultValue={entered['skus'] ?? ''}
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem === 'skus' || undefined}
          aria-describedby={`${id}-skus-hint`}
        />
        <Hint
          id={`${id}-skus-hint`}
          problem={problem === 'skus' ? [texts.problems.skus, result?.unknown.join(', ')].join(' ') : null}
        >
          {texts.skusHint}
        </Hint>
      </div>
      <Finder id={id} result={result} />
      <Delivery id={id} offered={offered} entered={entered} isTooLong={problem === 'delivery'} />
      <Message id={id} entered={entered} isTooLong={problem === 'text'} />
      <button className="button" name="op" value="request" aria-busy={isPosting}>
        {texts.send}
      </button>
    </PostForm>
  )
}

function Sources({ offered: { sources }, chosen }: { offered: Offered; chosen: string | undefined }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  if (sources.length === 0) return <p className="muted">{texts.emptyCart}</p>
  const options = [
    ...sources.map(({ listId, kind, count }) => {
      const pieces = formats.plural(count) === 'one' ? texts.askPieces.one : texts.askPieces.other
      return { value: listId, label: texts.sources[kind](pieces(formats.number(count))) }
    }),
    { value: '', label: texts.sources.none },
  ]
  const selected = options.find(({ value }) => value === chosen)?.value ?? options[0]!.value
  return (
    <fieldset className="quotes__sources">
      <legend>{texts.sourceLabel}</legend>
      {options.map(({ value, label }) => (
        <label className="check" key={value}>
          <input type="radio" name="list" value={value} defaultChecked={value === selected} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

function Finder({ id, result }: { id: string; result: QuoteResult | undefined }) {
  const texts = useTexts('quotes')
  const isPosting = useIsPosting('op', 'find')
  const found = result?.found
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-find`}>
          {texts.findLabel} <Optional />
        </label>
        <div className="quotes__find">
          <input
            className="input"
            id={`${id}-find`}
            name="find"
            type="search"
            maxLength={100}
            defaultValue={result?.entered['find'] ?? ''}
          />
          <button className="button button--line" name="op" value="find" aria-busy={isPosting}>
            {texts.find}
          </button>
        </div>
      </div>
      <output>{found?.length === 0 && texts.foundNone}</output>
      {found && found.length > 0 && (
        <fieldset className="quotes__sources" key={result.entered['find']}>
          <legend>{texts.found}</legend>
          {found.map(({ name, url, sku }) =>
            sku === null ? (
              <p key={url}>
                {name}:{' '}
                <Link className="link" to={url}>
                  {texts.chooseOptions}
                </Link>
              </p>
            ) : (
              <label className="check" key={url}>
                <input type="checkbox" name="pick" value={sku} /> {name}
              </label>
            ),
          )}
          <p className="hint">{texts.foundHint}</p>
        </fieldset>
      )}
    </>
  )
}

interface FieldProps {
  id: string
  entered: Entered
  isTooLong: boolean
}

function Delivery({ id, offered, entered, isTooLong }: FieldProps & { offered: Offered }) {
  const texts = useTexts('quotes')
  const { addresses, today } = offered
  const hasBook = addresses.length > 0
  return (
    <>
      {hasBook && (
        <div className="field">
          <label htmlFor={`${id}-saved`}>
            {texts.deliveryLabel} <Optional />
          </label>
          <select className="input" id={`${id}-saved`} name="saved" defaultValue={entered['saved'] ?? ''}>
            <option value="">{texts.noDelivery}</option>
            {addresses.map((address) => (
              <option key={address} value={address}>
                {address}
              </option>
            ))}
            <option value="other">{texts.otherDelivery}</option>
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-delivery`}>
          {hasBook ? texts.otherDelivery : texts.deliveryLabel} <Optional />
        </label>
        <textarea
          className="input"
          id={`${id}-delivery`}
          name="delivery"
          rows={3}
          maxLength={quoteLimits.deliveryLength}
          autoComplete="street-address"
          defaultValue={entered['delivery'] ?? ''}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-delivery-error` : undefined}
        />
        {isTooLong && <FieldError id={`${id}-delivery-error`}>{texts.problems.delivery}</FieldError>}
      </div>
      <div className="field">
        <label htmlFor={`${id}-wanted`}>
          {texts.wantedLabel} <Optional />
        </label>
        <input
          className="input"
          id={`${id}-wanted`}
          name="wanted"
          type="date"
          min={today}
          defaultValue={entered['wanted'] ?? ''}
        />
      </div>
    </>
  )
}

function Message({ id, entered, isTooLong }: FieldProps) {
  const texts = useTexts('quotes')
  return (
    <div className="field">
      <label htmlFor={`${id}-message`}>
        {texts.messageLabel} <Optional />
      </label>
      <textarea
        className="input"
        id={`${id}-message`}
        name="message"
        rows={4}
        maxLength={quoteLimits.messageLength}
        defaultValue={entered['message'] ?? ''}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-message-error` : undefined}
      />
      {isTooLong && <FieldError id={`${id}-message-error`}>{texts.problems.text}</FieldError>}
    </div>
  )
}

function Optional() {
  const texts = useTexts('quotes')
  return <span className="muted">({texts.optional})</span>
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="message message--bad" role="alert">
      <Icon name="alert" /> <span>{children}</span>
    </p>
  )
}

function Hint({ id, problem, children }: { id: string; problem: string | null; children: string }) {
  if (problem === null)
    return (
      <p className="hint" id={id}>
        {children}
      </p>
    )
  return <FieldError id={id}>{problem}</FieldError>
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="alert" /> {children}
    </p>
  )
}
