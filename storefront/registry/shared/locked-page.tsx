import { registryPath } from '#domain/registry/registry.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { textOfCode } from '#storefront/widgets/status-message.tsx'

/** Renders a registry's password form and reveals no other details. */
export function LockedPage({ urlKey, problem }: { urlKey: string; problem: string | null }) {
  const texts = useTexts('registry')
  return (
    <main id="main" className="page-width lists registry">
      <h1 className="h1 display">{texts.lockedPage}</h1>
      <p className="registry__lead">{texts.lockedText}</p>
      <PostForm to={registryPath(urlKey)} className="form registry__create">
        <input type="hidden" name="op" value="unlock" />
        <PasswordField
          label={texts.password}
          problem={textOfCode(texts.unlockProblems, problem) ?? undefined}
          show={texts.showPassword}
          hide={texts.hidePassword}
        />
        <button className="button">{texts.unlock}</button>
      </PostForm>
      <p>
        <Link className="link" to="/giftregistry/search/index">
          {texts.search}
        </Link>
      </p>
    </main>
  )
}
