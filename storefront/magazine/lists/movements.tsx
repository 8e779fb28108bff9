import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Letter } from './load-extras.ts'

/** Renders the movement library by letter, with letter links. */
export function Movements({ letters }: { letters: readonly Letter[] }) {
  const texts = useTexts('magazine')
  return (
    <>
      <nav className="letters" aria-label={texts.letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className="movements">
        {letters.map(({ letter, posts }) => (
          <section key={letter} id={idOf(letter)} aria-label={letter}>
            <h2>{letter}</h2>
            <ul>
              {posts.map(({ title, to, format, excerpt }) => (
                <li key={to}>
                  <Link to={to}>
                    {title}
                    {format === 'video' && (
                      <>
                        {' '}
                        <Icon name="play" />
                        <span className="visually-hidden">{texts.video}</span>
                      </>
                    )}
                  </Link>
                  <p className="small muted">{excerpt}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function idOf(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`
}
