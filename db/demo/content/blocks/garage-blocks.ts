import type { Block } from '#domain/content/block.ts'
import type { TranslatedLanguage } from '../words/blocks-in-language.ts'

export const threeBars: Block = {
  type: 'Comparison',
  props: {
    id: 'garage-bars',
    heading: 'Three bars for a first garage',
    handles: ['ironwright-garage-bar', 'ironwright-power-bar', 'ironwright-wright-bar'],
    rows: ['Weight', 'Length', 'Shaft diameter', 'Tensile strength', 'Knurl', 'Rotation'],
  },
}

interface CalculatorWords {
  heading: string
  title: string
  total: string
  bar: string
  unit: string
  /** Text that follows the plates, such as “20 + 10 kg”. */
  onEachSide: string
  emptyBar: string
  /** Text that follows the weight still missing, such as “2 kg”. */
  missing: string
}

const calculatorWords: Readonly<Record<'en' | TranslatedLanguage, CalculatorWords>> = {
  en: {
    heading: 'What goes on the bar',
    title: 'Plate calculator',
    total: 'Total',
    bar: 'Bar',
    unit: 'Unit',
    onEachSide: 'on each side',
    emptyBar: 'An empty bar',
    missing: 'short of it',
  },
  de: {
    heading: 'Was auf die Stange kommt',
    title: 'Scheibenrechner',
    total: 'Gesamt',
    bar: 'Stange',
    unit: 'Einheit',
    onEachSide: 'auf jeder Seite',
    emptyBar: 'Eine leere Stange',
    missing: 'fehlen',
  },
  es: {
    heading: 'Qué va en la barra',
    title: 'Calculadora de discos',
    total: 'Total',
    bar: 'Barra',
    unit: 'Unidad',
    onEachSide: 'en cada lado',
    emptyBar: 'Una barra vacía',
    missing: 'de menos',
  },
  fr: {
    heading: 'Que mettre sur la barre',
    title: 'Calculateur de disques',
    total: 'Total',
    bar: 'Barre',
    unit: 'Unité',
    onEachSide: 'de chaque côté',
    emptyBar: 'Une barre vide',
    missing: 'en moins',
  },
  nl: {
    heading: 'Wat er op de stang gaat',
    title: 'Schijvencalculator',
    total: 'Totaal',
    bar: 'Stang',
    unit: 'Eenheid',
    onEachSide: 'aan elke kant',
    emptyBar: 'Een lege stang',
    missing: 'te weinig',
  },
}

/** Draws the plates on one end of the bar, largest first. Runs in a frame without access to the shop. */
const calculatorScript = (language: string, { onEachSide, emptyBar, missing }: CalculatorWords) => `
const words = ${JSON.stringify({ language, onEachSide, emptyBar, missing })}
const plates = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] }
const form = document.querySelector('form')
const write = (weight) => weight.toLocaleString(words.language)
function show() {
  const unit = form.unit.value
  let rest = (Number(form.total.value) - Number(form.bar.value)) / 2
  const side = []
  for (const plate of plates[unit]) while (rest >= plate) { side.push(plate); rest -= plate }
  document.querySelector('output').textContent = side.length ? side.map(write).join(' + ') + ' ' + unit + ' ' + words.onEachSide : words.emptyBar
  document.querySelector('#rest').textContent = rest > 0 && rest < 1e6 ? write(rest * 2) + ' ' + unit + ' ' + words.missing : ''
}
form.addEventListener('input', show)
form.unit.addEventListener('change', () => { form.bar.value = form.unit.value === 'kg' ? 20 : 45; show() })
show()
`

/** Builds a plate calculator that finds the plates for a weight. */
export function plateCalculator(language: 'en' | TranslatedLanguage): Block {
  const words = calculatorWords[language]
  return {
    type: 'Html',
    props: {
      id: 'plate-calculator',
      heading: words.heading,
      title: words.title,
      html:
        `<form><label>${words.total} <input name="total" type="number" min="0" max="600" value="100"></label>` +
        `<label>${words.bar} <input name="bar" type="number" min="0" max="60" value="20"></label>` +
        `<label>${words.unit} <select name="unit"><option>kg</option><option>lb</option></select></label></form>` +
        '<p><output></output></p><p id="rest"></p>',
      css:
        'body{background:#faf9f6;color:#161513}form{display:flex;flex-wrap:wrap;gap:1rem}label{display:grid;gap:.25rem;font-size:.875rem}' +
        'input,select{font:inherit;width:6rem;height:2.75rem;box-sizing:border-box;padding:0 .5rem;border:1px solid #85827a;background:#fff;color:inherit}' +
        'output{font-size:1.25rem;font-weight:700}p{margin:.75rem 0 0}',
      js: calculatorScript(language, words),
      height: 180,
    },
  }
}

export const garageQuestions: Block = {
  type: 'Faq',
  props: {
    id: 'garage-questions',
    heading: 'Before you order',
    questions: [
      {
        question: 'How high must the ceiling be?',
        html: '<p>Stand where the bar will pass overhead and press a broom handle. Add the radius of your largest plate, 225 mm for a bumper, and a hand’s width.</p>',
      },
      {
        question: 'Does the floor need more than concrete?',
        html: '<p>For bars that come down under control, two layers of stall mat are enough. For dropped bars, build a <a href="/platforms-and-flooring">platform</a>: the wood spreads what the rubber does not.</p>',
      },
      {
        question: 'What arrives, and who carries it in?',
        html: '<p>A rack comes on a pallet to the curb. <a href="/shipping-information">Shipping and freight</a> says how we agree on the day.</p>',
      },
    ],
  },
}
