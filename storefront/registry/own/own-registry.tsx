import type { ReactNode } from 'react'
import { registryPrivacies } from '#domain/registry/registry.ts'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { AboutForm } from './about-form.tsx'
import { OwnItems, WishList } from './own-items.tsx'
import type { OwnRegistryView } from './own.ts'
import { Purchases } from './purchases.tsx'

/** Renders a registry for its owner, with a separate form for each part [REGISTRY-403]. */
export function OwnRegistry({ view, children }: { view: OwnRegistryView; children: ReactNode }) {
  const texts = useTexts('registry')
  const { id, title, problem, about, address } = view
  const to = `/account/registry/${id}`
  return (
    <AccountPage
      title={title}
      back={{ to: '/account/registry', label: texts.title }}
      lead={
        <p className="muted">
          {view.purchased === null ? texts.surprise : texts.fulfilled(view.purchased, view.wanted)} ·{' '}
          {texts.privacy[view.privacy]}
        </p>
      }
      className="lists registry"
    >
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
      <div className="split split--co">
        <div>
          <OwnItems view={view} to={to} />
          <WishList view={view} to={to} />
          <Purchases view={view} to={to} />
        </div>
        <div className="registry__side">
          {view.link !== null && <Share view={view} link={view.link} />}
          <AboutForm view={view} to={to} />
          {about !== null && (
            <section className="box" id="ships-to" aria-labelledby="ships-to-title">
              <h2 className="h3" id="ships-to-title">
                {texts.shipsTo}
              </h2>
              <p className="small muted">{texts.shipsToNote}</p>
              {children}
            </section>
          )}
          {address !== null && <Visibility view={view} to={to} />}
          <section className="box" aria-labelledby="delete">
            <h2 className="h3" id="delete">
              {texts.delete}
            </h2>
            <p className="small">{texts.deleteSure}</p>
            <PostForm to={to}>
              <input type="hidden" name="op" value="delete" />
              <button className="link">{texts.delete}</button>
            </PostForm>
          </section>
        </div>
      </div>
    </AccountPage>
  )
}

function Share({ view: { title, code }, link }: { view: OwnRegistryView; link: string }) {
  const texts = useTexts('registry')
  const mail = `mailto:?subject=${encodeURIComponent(texts.mailSubject(title))}&body=${encodeURIComponent(link)}`
  return (
    <section className="box" aria-labelledby="share">
      <h2 className="h3" id="share">
        {texts.link}
      </h2>
      <p>
        <a className="link" href={link} aria-label={texts.link}>
          {link}
        </a>
      </p>
      {code !== null && <p className="small">{texts.code(code)}</p>}
      <p>
        <a className="link" href={mail}>
          {texts.mailIt}
        </a>
      </p>
    </section>
  )
}

function Visibility({ view, to }: { view: OwnRegistryView; to: string }) {
  const texts = useTexts('registry')
  return (
    <section className="box" id="visibility" aria-labelledby="visibility-title">
      <h2 className="h3" id="visibility-title">
        {texts.visibility}
      </h2>
      <PostForm to={to} keepsScroll key={`${view.privacy} ${view.isSurprise}`}>
        <input type="hidden" name="op" value="privacy" />
        <fieldset className="registry__choices">
          <legend className="visually-hidden">{texts.visibility}</legend>
          {registryPrivacies.map((privacy) => (
            <label key={privacy} className="choice">
              <input type="radio" name="privacy" value={privacy} defaultChecked={view.privacy === privacy} />
              {texts.privacy[privacy]}
              <small>{texts.privacyNotes[privacy]}</small>
            </label>
          ))}
        </fieldset>
        <label className="check">
          <input type="checkbox" name="surprise" defaultChecked={view.isSurprise} /> {texts.isSurprise}
        </label>
        <button className="button button--line">{texts.savePrivacy}</button>
      </PostForm>
    </section>
  )
}
