import { newsletterKeys } from '#domain/newsletters/lists.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { newsletterTexts } from '../newsletters/texts/newsletters.ts'

interface NewsletterFormProps {
  id: string
  look: string
  /** If absent, the form offers only the first list and links to the page with all lists. */
  hasAllLists?: boolean
  /** The single list to offer instead of the first. */
  list?: string
  email?: string
  problem?: string | null
}

/**
 * Renders the newsletter form. Without JavaScript, the server handles it; otherwise, `attachSignUp` shows the result in
 * place [NEWS-021, NEWS-022].
 */
export function NewsletterForm({
  id,
  look,
  hasAllLists = false,
  list,
  email = '',
  problem = null,
}: NewsletterFormProps) {
  const { site, language } = useShop()
  const texts = newsletterTexts(language)
  const action = usePath('/newsletter-signup')
  const keys = newsletterKeys(site)
  const [first] = keys
  const offered = keys.find((key) => key === list) ?? first
  const shown = hasAllLists ? keys : keys.filter((key) => key === offered)
  return (
    <form className="newsletter" method="post" action={action} data-newsletter>
      <div className="field">
        <label htmlFor={id}>{texts.email}</label>
        <input
          className="input"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={320}
          defaultValue={email}
          aria-describedby={`${id}-status`}
        />
      </div>
      <button className={`button ${look}`}>{texts.signUp}</button>
      <fieldset className="newsletter__lists">
        <legend className="visually-hidden">{texts.choose}</legend>
        {shown.map((key) => (
          <label key={key} className="check">
            <input type="checkbox" name="newsletters" value={key} defaultChecked={key === offered && !problem} />{' '}
            {texts.lists[key]}
          </label>
        ))}
        {shown.length < keys.length && (
          <Link to="/newsletter-signup" className="newsletter__all">
            {texts.all}
          </Link>
        )}
      </fieldset>
      <output className="newsletter__status" id={`${id}-status`}>
        {problem}
      </output>
    </form>
  )
}
