import { useState } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Preview, PreviewDraft } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { movedProducts } from './moved-products.ts'

interface ResultPreviewProps {
  /** Null to let staff choose. */
  site: Site | null
  /** Null while the entries are incomplete. */
  draft: Omit<PreviewDraft, 'site'> | null
}

const t = texts.preview

/** Renders a button that shows the phrase's first products, both currently and with the unsaved entries. */
export function ResultPreview({ site: fixedSite, draft }: ResultPreviewProps) {
  const { me } = useSession()
  const [chosen, setChosen] = useState<Site>(fixedSite ?? me.sites[0]!)
  const [shown, setShown] = useState<{ key: string; result: Preview } | { key: string; problem: Problem } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const site = fixedSite ?? chosen
  const key = JSON.stringify([site, draft])
  const show = async () => {
    if (!draft || isBusy) return
    setBusy(true)
    try {
      const result = await callsOf(site)('POST /svc_search/preview', { body: { site, ...draft } }, { isFresh: true })
      setShown({ key, result })
    } catch (error) {
      setShown({ key, problem: problemOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const current = shown?.key === key ? shown : null
  return (
    <section className="search-preview" aria-label={t.title}>
      <div className="fill-prices">
        {fixedSite === null && me.sites.length > 1 && (
          <SelectField
            label={t.site}
            value={site}
            options={me.sites.map((each) => [each, siteSettings[each].title] as const)}
            onChange={({ currentTarget }) => setChosen(currentTarget.value as Site)}
          />
        )}
        <button
          type="button"
          className="button button--line button--small"
          aria-disabled={!draft || isBusy}
          onClick={() => void show()}
        >
          {t.show}
        </button>
      </div>
      {current && 'problem' in current && <Message tone="bad">{problemText(current.problem, texts.refusals)}</Message>}
      {current && 'result' in current && draft && <Results site={site} phrase={draft.phrase} result={current.result} />}
    </section>
  )
}

function Results({ site, phrase, result }: { site: Site; phrase: string; result: Preview }) {
  const { before, after, redirect } = result
  const [idsBefore, idsAfter] = [before.map(({ id }) => id), after.map(({ id }) => id)]
  const moved = movedProducts(idsBefore, idsAfter)
  return (
    <>
      <h3 className="small">{t.forPhrase(phrase)}</h3>
      {redirect !== null && <Message tone="warn">{t.redirects(redirect)}</Message>}
      {idsBefore.join() === idsAfter.join() && <p className="muted small">{t.same}</p>}
      <div className="search-preview__columns">
        <Products title={t.before} site={site} products={before} />
        <Products title={t.after} site={site} products={after} moved={moved} />
      </div>
    </>
  )
}

interface ProductsProps {
  title: string
  site: Site
  products: Preview['before']
  moved?: ReadonlySet<number>
}

function Products({ title, site, products, moved }: ProductsProps) {
  const { currency } = siteSettings[site]
  return (
    <div>
      <h4>{title}</h4>
      {products.length === 0 ? (
        <p className="muted small">{t.none}</p>
      ) : (
        <ol>
          {products.map(({ id, name, price }) => (
            <li
              key={id}
              className={moved?.has(id) ? 'search-preview__moved' : undefined}
              title={moved?.has(id) ? t.moved : undefined}
            >
              <span>{name}</span>
              {price !== null && <span className="muted">{formatMoney(price, currency)}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
