import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { previewLinks, typedPrefix } from './preview-state.ts'
import { invitationalPath } from './suggestions.ts'
import type { Preview } from './use-preview.ts'

export function PreviewSide({ preview, q }: { preview: Preview; q: string }) {
  const texts = useTexts('search')
  const { posts, isInvitational } = preview
  const { kind } = preview.suggested
  const links = previewLinks(preview)
  if (links.length === 0 && posts.length === 0 && !isInvitational) return null
  return (
    <div className="preview__side">
      {links.length > 0 && (
        <section>
          <h2>{kind === 'phrases' ? texts.didYouMean : texts.shopBy}</h2>
          <ul>
            {links.map(({ text, to }) => {
              const [typed, rest] = kind === 'phrases' ? typedPrefix(text, q) : ['', text]
              return (
                <li key={to}>
                  <Link to={to}>
                    <span>
                      {typed !== '' && <mark>{typed}</mark>}
                      <b>{rest}</b>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {isInvitational && (
        <section>
          <h2>{texts.invitational}</h2>
          <Link to={invitationalPath}>{texts.invitationalText}</Link>
        </section>
      )}
      {posts.length > 0 && (
        <section>
          <h2>
            {texts.index}
            <Link className="link" to={`/theindex?${new URLSearchParams({ q }).toString()}`}>
              {texts.viewAll}
            </Link>
          </h2>
          <ul>
            {posts.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
