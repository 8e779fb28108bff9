import type { Block } from '#domain/content/block.ts'

export const threeBars: Block = {
  type: 'Comparison',
  props: {
    id: 'garage-bars',
    heading: 'Three bars for a first garage',
    handles: ['ironwright-garage-bar', 'ironwright-power-bar', 'ironwright-wright-bar'],
    rows: ['Weight', 'Length', 'Shaft diameter', 'Tensile strength', 'Knurl', 'Rotation'],
  },
}

/** Draws the plates on one end of the bar, largest first. Runs in a frame without access to the shop. */
const calculatorScript = `
const plates = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] }
const form = document.querySelector('form')
function show() {
  const unit = form.unit.value
  let rest = (Number(form.total.value) - Number(form.bar.value)) / 2
  const side = []
  for (const plate of plates[unit]) while (rest >= plate) { side.push(plate); rest -= plate }
  document.querySelector('output').textContent = side.length ? side.join(' + ') + ' ' + unit + ' on each side' : 'An empty bar'
  document.querySelector('#rest').textContent = rest > 0 && rest < 1e6 ? (rest * 2) + ' ' + unit + ' short of it' : ''
}
form.addEventListener('input', show)
form.unit.addEventListener('change', () => { form.bar.value = form.unit.value === 'kg' ? 20 : 45; show() })
show()
`

export const plateCalculator: Block = {
  type: 'Html',
  props: {
    id: 'plate-calculator',
    heading: 'What goes on the bar',
    title: 'Plate calculator',
    html:
      '<form><label>Total <input name="total" type="number" min="0" max="600" value="100"></label>' +
      '<label>Bar <input name="bar" type="number" min="0" max="60" value="20"></label>' +
      '<label>Unit <select name="unit"><option>kg</option><option>lb</option></select></label></form>' +
      '<p><output></output></p><p id="rest"></p>',
    css:
      'body{background:#faf9f6;color:#161513}form{display:flex;flex-wrap:wrap;gap:1rem}label{display:grid;gap:.25rem;font-size:.875rem}' +
      'input,select{font:inherit;width:6rem;height:2.75rem;box-sizing:border-box;padding:0 .5rem;border:1px solid #85827a;background:#fff;color:inherit}' +
      'output{font-size:1.25rem;font-weight:700}p{margin:.75rem 0 0}',
    js: calculatorScript,
    height: 180,
  },
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
