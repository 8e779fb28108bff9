import { facilityForm } from './forms.ts'
import { allDemoSites, type LandingPage, landingPage, scenes } from './landing-page.ts'

/** Landing pages for storage, facility outfitting, and gyms [CMS-006, CMS-007, CMS-009, CMS-010]. */
export const gymPages: readonly LandingPage[] = [
  landingPage('storage', 'Storage', allDemoSites, {
    heading: 'Nothing on the floor.',
    text: 'Trees, cradles, hangers and shelves that carry what they are loaded with, and leave the aisle free.',
    link: ['See plate storage', '/plate-storage'],
    picture: scenes.storage,
    departments: ['plate-storage', 'bar-storage', 'dumbbell-storage', 'racks'],
    row: [
      'The first four places to put things',
      [
        'ironwright-plate-tree',
        'ironwright-bar-stand',
        'ironwright-dumbbell-rack',
        'ironwright-wall-bar-hanger',
        'ironwright-storage-bay',
      ],
    ],
    advice: [
      'Count before you measure',
      '<p>A tree takes about 300 kg, a hanger one bar, a shelf of 1800 mm seven pairs of dumbbells. Count what lies on the floor on the busiest day, add a quarter, and only then take the tape to the wall.</p>',
    ],
  }),
  landingPage('facility-outfitting', 'Facility outfitting', allDemoSites, {
    heading: 'An empty hall, a date.',
    text: 'Racks, floors, weights and storage for a whole room, drawn to your plan and delivered in the order in which they are set up.',
    link: ['Ask for a plan', '/contact'],
    picture: scenes.rig,
    departments: ['racks', 'benches', 'dumbbells', 'storage'],
    row: [
      'The bones of a room',
      [
        'ironwright-iw3-hall-rack',
        'ironwright-adjustable-bench',
        'ironwright-rubber-tile',
        'ironwright-storage-bay',
        'tarnstone-dumbbell-set',
      ],
    ],
    advice: [
      'What we need to draw it',
      '<p>A floor plan with doors, columns and the height of the lowest beam. The number of people in the busiest hour. What the floor is made of, and what is below it. With those three we send a drawing and a price within five working days.</p><ul><li><strong>Floor first.</strong> Tiles go down before the first rack comes in.</li><li><strong>One delivery a day.</strong> Three pallets are as much as two people unpack before evening.</li><li><strong>Anchors.</strong> We mark the holes on the plan. Your installer drills them.</li></ul>',
    ],
    formHash: facilityForm.formHash,
  }),
  landingPage('affiliate-gyms', 'Affiliate gyms', allDemoSites, {
    heading: 'Twelve lanes, one clock.',
    text: 'A bar, plates, a box and a bell for each person in the class, and a rig that holds all of them at once.',
    link: ['See rigs and racks', '/racks'],
    picture: scenes.machines,
    departments: ['racks', 'barbells', 'plates', 'conditioning'],
    row: [
      'One lane, twelve times',
      [
        'ironwright-wright-bar',
        'ironwright-training-bumpers',
        'larchwell-plyo-box',
        'ironwright-kettlebell',
        'aerwyn-air-rower',
      ],
    ],
    advice: [
      'Buy by the lane',
      '<p>A lane is 2.5 m wide: a bar with room for two hands beyond each sleeve. Count the lanes that fit between the walls, and buy that many of everything that a class uses at the same time. Machines can be half as many, because half of the class is always on the bar.</p>',
    ],
  }),
  landingPage('training-gyms', 'Training gyms', allDemoSites, {
    heading: 'One coach, four clients.',
    text: 'Equipment that changes in seconds between a beginner and a professional, in a room that is booked by the hour.',
    link: ['See benches', '/benches'],
    picture: scenes.bells,
    departments: ['benches', 'dumbbells', 'kettlebells', 'racks'],
    row: [
      'Changed in under a minute',
      [
        'ironwright-half-rack',
        'ironwright-utility-bench',
        'ironwright-hex-dumbbell-set',
        'ironwright-kettlebell-set',
        'ironwright-technique-bar',
      ],
    ],
    advice: [
      'The hour is the unit',
      '<p>Two stations serve four people if each has its own bar, bench and pair of dumbbells within reach. Shared gear means waiting, and a client who waits twice in an hour does not book the next one.</p>',
    ],
  }),
]
