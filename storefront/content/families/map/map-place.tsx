import { Image } from '#ui/picture.tsx'
import type { MapView } from '../family-views.ts'
import { pageWidthSizes } from '../../picture-sizes.ts'

/** Renders a place with a drawn map, and a link to the real map on a different origin. */
export function MapPlace({ view: { address, latitude, longitude, picture, hours, words } }: { view: MapView }) {
  const place = `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`
  return (
    <div className="map-place">
      <div className="map-place__map">
        {picture ? (
          <Image
            source={picture}
            sizes={`(min-width: 64rem) 50vw, ${pageWidthSizes}`}
            alt={picture.alt}
            urgency="lazy"
          />
        ) : (
          <Graticule latitude={latitude} longitude={longitude} />
        )}
      </div>
      <div className="map-place__text">
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className="small muted figures">{place}</p>
        {hours.length > 0 && (
          <dl className="map-place__hours">
            {hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        )}
        <a
          className="button button--line"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener"
        >
          {words.open}
        </a>
        <p className="small muted">{words.note}</p>
      </div>
    </div>
  )
}

const step = 40
const lines = [-2, -1, 0, 1, 2]

/** Draws the place's meridian and parallel with their neighbors, each a hundredth of a degree apart. */
function Graticule({ latitude, longitude }: Pick<MapView, 'latitude' | 'longitude'>) {
  const [x, y] = [150 - offset(longitude), 100 + offset(latitude)]
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true">
      {lines.map((index) => (
        <g key={index}>
          <line x1={x + index * step} y1="0" x2={x + index * step} y2="200" />
          <text x={x + index * step + 3} y="194">
            {(rounded(longitude) + index / 100).toFixed(2)}
          </text>
          <line x1="0" y1={y + index * step} x2="300" y2={y + index * step} />
          <text x="4" y={y + index * step - 3}>
            {(rounded(latitude) - index / 100).toFixed(2)}
          </text>
        </g>
      ))}
      <circle cx="150" cy="100" r="26" />
      <path d="M150 100c-9-13-14-20-14-27a14 14 0 0 1 28 0c0 7-5 14-14 27z" />
    </svg>
  )
}

const rounded = (value: number) => Math.round(value * 100) / 100
const offset = (value: number) => (value - rounded(value)) * 100 * step

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
}
