import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { AccountHead } from '../account-head.tsx'
import { Link } from '../link.tsx'
import { PostForm, useIsPosting } from '../post-form.tsx'
import { useFormats, useTexts } from '../shop-context.tsx'
import type { AddressCard, BookView } from './load-addresses.ts'

const to = '/account/address'

/** The address book: a card for each address, and the form that is open, which the page brings along [ADDRESS-403]. */
export function Book({ view, children }: { view: BookView; children: ReactNode }) {
  const texts = useTexts('addresses')
  const { cards, form, removing, isFull } = view
  return (
    <main id="main" className="page-width account addresses">
      <AccountHead title={texts.title} back={{ to: '/account', label: texts.backToAccount }}>
        <p className="muted">{texts.lead}</p>
      </AccountHead>
      <Said view={view} />
      {form ? (
        <FormSection key={form.id ?? 'new'} title={form.id === null ? texts.addTitle : texts.editTitle}>
          {children}
        </FormSection>
      ) : (
        cards.length > 0 && (
          <p className="addresses__add">
            {isFull ? (
              texts.full
            ) : (
              <Link className="button" to={`${to}?add=1`}>
                {texts.add}
              </Link>
            )}
          </p>
        )
      )}
      {cards.length > 0 ? (
        <ul className="addresses__list" aria-label={texts.list}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} removing={removing?.id === card.id ? removing : null} />
            </li>
          ))}
        </ul>
      ) : (
        !form && (
          <div className="empty">
            <p>{texts.none}</p>
            <Link className="button" to={`${to}?add=1`}>
              {texts.add}
            </Link>
          </div>
        )
      )}
    </main>
  )
}

/** What was done, or why it was not. */
function Said({ view: { told, problem, shipsNowTo } }: { view: BookView }) {
  const texts = useTexts('addresses')
  const formats = useFormats()
  const wrong = problem !== null && Object.hasOwn(texts.problems, problem) ? problem : null
  const done = told !== null && Object.hasOwn(texts.told, told) ? told : null
  return (
    <>
      <output className={done === null ? undefined : 'message message--ok'}>
        {done !== null && (
          <>
            <Icon name="check" />
            <span>
              {texts.told[done as keyof typeof texts.told]}
              {shipsNowTo !== null && ` ${texts.shipsNowTo(formats.countryName(shipsNowTo))}`}
            </span>
          </>
        )}
      </output>
      {wrong !== null && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" />
          {texts.problems[wrong as keyof typeof texts.problems]}
        </p>
      )}
    </>
  )
}

/** A form takes the focus as it opens. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="addresses__form" aria-labelledby="form">
      <h2 className="h3" id="form" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Card({ card, removing }: { card: AddressCard; removing: BookView['removing'] }) {
  const texts = useTexts('addresses')
  const formats = useFormats()
  const { id, name, lines, countryId, telephone, isDefaultShipping, isDefaultBilling, isShippedTo } = card
  return (
    <article className="addresses__card" aria-label={name}>
      {(isDefaultShipping || isDefaultBilling) && (
        <p className="addresses__marks">
          {isDefaultShipping && <span className="badge">{texts.shippingDefault}</span>}
          {isDefaultBilling && <span className="badge">{texts.billingDefault}</span>}
        </p>
      )}
      <address>
        {[...lines, formats.countryName(countryId)].map((line, index) => (
          <span key={`${index}-${line}`}>{line}</span>
        ))}
      </address>
      <p className="muted small">{texts.phone(telephone)}</p>
      {!isShippedTo && <p className="muted small">{texts.notShippedTo}</p>}
      {removing ? (
        <Sure removing={removing} />
      ) : (
        <div className="addresses__actions">
          <Link className="link" to={`${to}?edit=${id}`} aria-label={texts.editOf(name)}>
            {texts.edit}
          </Link>
          <Link className="link" to={`${to}?remove=${id}#sure`} aria-label={texts.deleteOf(name)}>
            {texts.delete}
          </Link>
          {!isDefaultShipping && isShippedTo && (
            <Default id={id} op="default-shipping" label={texts.makeShippingOf(name)}>
              {texts.makeShipping}
            </Default>
          )}
          {!isDefaultBilling && (
            <Default id={id} op="default-billing" label={texts.makeBillingOf(name)}>
              {texts.makeBilling}
            </Default>
          )}
        </div>
      )}
    </article>
  )
}

function Default({ id, op, label, children }: { id: string; op: string; label: string; children: string }) {
  return (
    <PostForm to={to} keepsScroll>
      <input type="hidden" name="op" value={op} />
      <input type="hidden" name="address" value={id} />
      <button className="link" aria-label={label}>
        {children}
      </button>
    </PostForm>
  )
}

/** The question before an address goes, with who takes its marks over; it takes the focus. */
function Sure({ removing: { id, shipping, billing } }: { removing: NonNullable<BookView['removing']> }) {
  const texts = useTexts('addresses')
  const isPosting = useIsPosting('op', 'delete')
  const question = useRef<HTMLFieldSetElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <fieldset className="addresses__sure" id="sure" tabIndex={-1} ref={question}>
      <legend>
        <strong>{texts.sure}</strong> {texts.sureText} {shipping !== null && texts.nextShipping(shipping)}{' '}
        {billing !== null && texts.nextBilling(billing)}
      </legend>
      <div className="addresses__actions">
        <PostForm to={to}>
          <input type="hidden" name="op" value="delete" />
          <input type="hidden" name="address" value={id} />
          <button className="button button--small" aria-busy={isPosting}>
            {texts.delete}
          </button>
        </PostForm>
        <Link className="link" to={to}>
          {texts.keep}
        </Link>
      </div>
    </fieldset>
  )
}
