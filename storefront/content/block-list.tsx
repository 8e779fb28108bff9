import { Image, Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { CardRow } from '../catalog/card/card-row.tsx'
import { FormSlot } from '../forms/form-slot.tsx'
import { BarbellChart } from './chart/barbell-chart.tsx'
import type { BlockView, HeroView, TileView } from './blocks.ts'
import { FamilySlot } from './families/family-slot.tsx'
import { SectionHead } from './section-head.tsx'
import { Slides } from './slides/slides.tsx'
import { heroSizes } from './picture-sizes.ts'

/** If `opensPage` is false, no block renders as the page's opening block. */
export function Blocks({ blocks, opensPage = true }: { blocks: readonly BlockView[]; opensPage?: boolean }) {
  return blocks.map((block, index) => <OneBlock key={block.id} block={block} isFirst={opensPage && index === 0} />)
}

function OneBlock({ block, isFirst }: { block: BlockView; isFirst: boolean }) {
  switch (block.type) {
    case 'Hero':
      return <Hero hero={block} isFirst={isFirst} />
    case 'Slides':
      return (
        <Slides
          view={block}
          slides={block.slides.map((slide, index) => (
            <Hero key={slide.id} hero={slide} isFirst={isFirst && index === 0} />
          ))}
        />
      )
    case 'Tiles':
      return <Tiles heading={block.heading} tiles={block.tiles} />
    case 'Products':
      return (
        <section className="section page-width">
          <SectionHead heading={block.heading} link={block.link} />
          <CardRow label={block.heading} cards={block.cards} />
        </section>
      )
    case 'Text':
      return (
        <section className="section page-width">
          {block.heading !== '' && <SectionHead heading={block.heading} link={null} />}
          <RichText className="prose" html={block.html} />
        </section>
      )
    case 'BarbellChart':
      return (
        <section className="section page-width">
          <SectionHead heading={block.heading} link={null} />
          <BarbellChart chart={block} />
        </section>
      )
    case 'Form':
      return (
        <section className="section page-width">
          <SectionHead heading={block.heading} link={null} />
          <FormSlot form={block.form} words={block.words} />
        </section>
      )
    default:
      return <FamilySlot view={block} />
  }
}

function Hero({ hero: { heading, text, link, picture, tone }, isFirst }: { hero: HeroView; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={`hero hero--${tone}`}>
      {picture && (
        <div className="hero__pic">
          <Image source={picture} sizes={heroSizes} alt={picture.alt} urgency={isFirst ? 'first' : 'lazy'} />
        </div>
      )}
      <div className="hero__txt page-width">
        <div>
          <Heading className="display hero__heading">{heading}</Heading>
          <p>{text}</p>
          {link && (
            <div className="hero__cta">
              <Link className="button button--buy button--large" to={link.to}>
                {link.label}
              </Link>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function Tiles({ heading, tiles }: { heading: string; tiles: readonly TileView[] }) {
  return (
    <section className="section page-width">
      <SectionHead heading={heading} link={null} />
      <ul className="tiles">
        {tiles.map(({ label, to, picture }) => (
          <li key={to}>
            <Link className="tile" to={to}>
              <Picture
                className="picture--cover"
                source={picture}
                sizes="(min-width: 64rem) 15vw, (min-width: 48rem) 31vw, 46vw"
                alt=""
                name={label}
              />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
