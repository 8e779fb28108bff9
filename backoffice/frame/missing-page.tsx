import { Link } from 'react-router'
import { Page } from '../kit/page.tsx'
import { texts } from './texts/en.ts'

/** Renders the page for unknown URLs. */
export function Component() {
  return (
    <Page title={texts.missing.title}>
      <p>{texts.missing.text}</p>
      <p>
        <Link to="/">{texts.missing.home}</Link>
      </p>
    </Page>
  )
}
