import { texts } from './texts/en.ts'

/** Renders the page after a logout. The shop has no staff login, so staff must log in through the back office. */
export function Component() {
  return (
    <main className="funnel__main">
      <title>{texts.title}</title>
      <h1>{texts.ended.title}</h1>
      <p>{texts.ended.text}</p>
    </main>
  )
}
