import type { Block } from '#domain/content/block.ts'
import type { Site } from '#domain/sites.ts'

/** An editable page. Its handle is its path. */
interface PageEntry {
  handle: string
  title: string
  blocks: readonly Block[]
}

const text = (id: string, heading: string, html: string): Block => ({ type: 'Text', props: { id, heading, html } })

const pages: readonly PageEntry[] = [
  {
    handle: 'shipping-information',
    title: 'Shipping information',
    blocks: [
      text(
        'parcels',
        'Parcels',
        '<p>Orders paid before 2 pm leave the same working day. You get a message with a tracking number when the label is printed, and nothing before that, because nothing has happened before that.</p><p>A parcel may weigh 32 kg. Plates above that travel in several boxes which do not always arrive together; the tracking page lists each one.</p>',
      ),
      text(
        'freight',
        'Pallets',
        '<p>Racks, platforms and sets above 70 kg travel by freight to the curb. The carrier calls the number you left to agree on a day. Have a second person and a knife ready: the driver unloads the pallet, and carrying it in is yours.</p><ul><li><strong>Look before you sign.</strong> A bent upright is easy to see on the truck and hard to prove afterwards.</li><li><strong>Stairs and gravel.</strong> Tell us when you order. A tail lift does not climb.</li></ul>',
      ),
      text(
        'made-to-order',
        'Made to order and backorder',
        '<p>Things with a lead time are cut and welded after you order. The date on the product page is the day it leaves, not the day it arrives. If a part of your order has a lead time, the rest does not wait for it unless you ask.</p>',
      ),
    ],
  },
  {
    handle: 'returns',
    title: 'Returns',
    blocks: [
      text(
        'thirty-days',
        '30 days to send it back',
        '<p>We charge the freight, never a fee. The thirty days begin when the last parcel of the order arrives. Assembled racks may come back; drilled ones may not.</p>',
      ),
      text(
        'how',
        'How to',
        '<ul><li>Open the order in your account and choose what goes back.</li><li>Print the label, or for a pallet agree on a day with the carrier.</li><li>Pack it so that it survives being dropped from a meter, because it will be.</li></ul><p>The money goes back the way it came within five working days after we have unpacked it.</p>',
      ),
      text(
        'broken',
        'If it arrived broken or breaks later',
        '<p>Send a picture. Bars and racks carry a warranty against bending and cracking for as long as you own them in a home gym, ten years elsewhere. Coatings, bushings and pads wear; we sell the parts.</p>',
      ),
    ],
  },
  {
    handle: 'about',
    title: 'About Ironwright',
    blocks: [
      {
        type: 'Hero',
        props: {
          id: 'about-hero',
          heading: 'Heavy, exact, quiet.',
          text: 'We make and sell strength equipment. We publish the numbers, including the ones that are not flattering.',
          linkLabel: 'See what is new',
          href: '/new-gear',
          picture: { name: 'scene-rack', alt: 'Bar with a black plate in a rack, seen from the end' },
          tone: 'dark',
        },
      },
      text(
        'who',
        'Who we are',
        '<p>Ironwright began with one lathe and a bar that had to be better than the one it replaced. Today there are two lines for bars, one for racks and a foundry partner for everything round. About a third of what we sell is made by others; their names are on it.</p>',
      ),
      text(
        'contact',
        'Talk to us',
        '<p>A person answers on weekdays from 8 to 6, usually one who has lifted the thing you ask about. <a href="/contact">Write or call</a>, and have your order number ready.</p><p>Gyms, schools and bases: ask for a quote. Above 5 racks we draw the floor plan with you.</p>',
      ),
    ],
  },
  {
    handle: 'accessibility',
    title: 'Accessibility',
    blocks: [
      text(
        'what',
        'What works',
        '<p>Every page works by keyboard and with a screen reader, at 320 pixels and at 400 percent, in high contrast, without animation, and without JavaScript. The switch for high contrast is at the top of each page, on phones in the menu, and in the footer.</p>',
      ),
      text(
        'tell',
        'Tell us',
        '<p>If something stops you, write to <a href="mailto:help@example.com">help@example.com</a> with the page and what you use. We answer within two working days and place your order by email in the meantime, at the same price.</p>',
      ),
    ],
  },
  {
    handle: 'privacy',
    title: 'Privacy',
    blocks: [
      text(
        'keep',
        'What we keep',
        '<ul><li><strong>Cart.</strong> A random number in a cookie names your cart for a year.</li><li><strong>Preferences.</strong> Cookies keep your country, units, contrast and the postcode you check delivery for, for a year.</li><li><strong>Orders.</strong> Name, address, email and phone go to those who carry the order, and stay as long as tax law wants them.</li><li><strong>Cards.</strong> Card numbers go straight to the payment vault. We see the brand and the last four digits.</li></ul>',
      ),
      text(
        'not',
        'What we do not do',
        '<p>No page asks another company for anything, nothing follows you to other sites, and nothing you tell us is sold.</p>',
      ),
    ],
  },
  {
    handle: 'app',
    title: 'The app',
    blocks: [
      text(
        'app-text',
        'The store in your pocket',
        '<p>The app shows these pages with your orders, programs and a timer for the gym floor. Until it is in the stores of phones, add this site to the home screen: it opens like one.</p>',
      ),
    ],
  },
]

/** Contact details for each site's team. The phone numbers are reserved for fiction. */
const desks: Readonly<Record<Site, { hours: string; phone: string }>> = {
  USA: { hours: '8 am to 6 pm Eastern Time', phone: '+1 614 555 0142' },
  CAN: { hours: '8 am to 6 pm Eastern Time', phone: '+1 416 555 0142' },
  APO: { hours: '8 am to 6 pm Eastern Time', phone: '+1 614 555 0142' },
  AUS: { hours: '8 am to 6 pm Melbourne time', phone: '+61 3 7010 0142' },
  EUR: { hours: '8:00 to 18:00 Central European Time', phone: '+49 221 4710 142' },
  GBR: { hours: '8 am to 6 pm UK time', phone: '+44 20 7946 0142' },
}

function contactPage(site: Site): PageEntry {
  const { hours, phone } = desks[site]
  return {
    handle: 'contact',
    title: 'Contact us',
    blocks: [
      text(
        'write',
        'Write or call',
        `<p>A person answers Monday to Friday, ${hours}. Include your order number if you have one. It’s on your receipt.</p><ul><li><strong>Email:</strong> <a href="mailto:help@example.com">help@example.com</a>. We reply within one working day.</li><li><strong>Phone:</strong> <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></li></ul>`,
      ),
      { type: 'Form', props: { id: 'message', formHash: 'contact' } },
      text(
        'faster',
        'Faster than asking',
        '<ul><li><a href="/shippingtracker">Track an order</a></li><li><a href="/shipping-information">Shipping and freight</a></li><li><a href="/returns">Returns and warranty</a></li></ul>',
      ),
      text(
        'quotes',
        'Quotes',
        '<p>Gyms, schools and bases: send the list and the floor plan. Above five racks we draw the room with you and quote the freight to the door.</p>',
      ),
    ],
  }
}

/** Returns the pages linked from a site's header and footer, which merchants rewrite. */
export function demoPagesOf(site: Site): readonly PageEntry[] {
  return [...pages, contactPage(site)]
}
