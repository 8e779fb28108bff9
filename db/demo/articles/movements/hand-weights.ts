import { movement } from './movement.ts'

export const handWeightMovements = [
  movement({
    id: 5119,
    slug: 'dumbbell-bench-press',
    name: 'Dumbbell bench press',
    excerpt: 'Two weights, one bench, and a path that each arm has to find by itself.',
    equipment:
      'A pair of <a href="/dumbbells">dumbbells</a> and a <a href="/benches">bench</a>, flat or raised to 30 degrees. Choose a weight that you can lower to the floor safely when the set is over.',
    steps: [
      'Sit on the end of the bench with the dumbbells upright on your thighs.',
      'Lie back, and use the thighs to bring the weights to the shoulders.',
      'Pull the shoulder blades together. The feet stay flat on the floor.',
      'Press until the arms are straight, with the weights above the shoulders.',
      'Lower them to the sides of the chest, forearms vertical, elbows about 45 degrees away from the body.',
      'After the last repetition bring the knees up, rest the weights on the thighs, and sit up with them.',
    ],
    faults: [
      ['The weights clash at the top.', 'Stop with a hand’s width between them.'],
      ['The elbows point straight out.', 'Turn the hands slightly toward each other.'],
      ['The set ends with a drop from above.', 'Stop one repetition earlier.'],
    ],
    tags: ['Press', 'Dumbbells'],
    date: '2026-05-29T09:00:00Z',
    picture: { name: 'press-corner', alt: 'An adjustable bench with two pairs of hex dumbbells on the floor' },
  }),
  movement({
    id: 5120,
    slug: 'one-arm-dumbbell-row',
    name: 'One-arm dumbbell row',
    excerpt: 'One hand on a bench, one on the weight, and a trunk that does not turn.',
    equipment: 'One <a href="/fixed-dumbbells">dumbbell</a> and a flat bench.',
    steps: [
      'Put one hand and the knee of the same side on the bench. The other foot stands on the floor.',
      'Let the dumbbell hang below the shoulder, with the back flat and parallel to the bench.',
      'Brace, and pull the elbow back toward the hip.',
      'Stop when the dumbbell reaches the side of the lower ribs.',
      'Lower it until the arm is straight, without letting the shoulder drop toward the floor.',
    ],
    faults: [
      ['The trunk rotates to help.', 'Take a lighter dumbbell and pause at the top.'],
      ['The weight is pulled to the shoulder.', 'Pull toward the pocket, not the armpit.'],
    ],
    tags: ['Pull', 'Dumbbells'],
    date: '2026-06-05T09:00:00Z',
    picture: { name: 'hex-dumbbell-set', alt: 'Three hex dumbbells from small to large' },
  }),
  movement({
    id: 5121,
    slug: 'split-squat',
    name: 'Split squat',
    excerpt: 'The rear foot rests on a bench, the front leg does nearly all the work.',
    equipment:
      'A bench or box at about knee height and two dumbbells. Learn the balance without weight, with one hand on a rack.',
    steps: [
      'Stand a long step in front of the bench and lay the top of one foot on it.',
      'Hold the dumbbells at your sides and find your balance.',
      'Lower straight down until the front thigh is close to parallel to the floor.',
      'Keep the whole front foot down and the knee in line with the toes.',
      'Push up through the front foot. Finish all repetitions, then change legs.',
    ],
    faults: [
      ['The front heel lifts.', 'Move the front foot farther from the bench.'],
      ['You wobble from side to side.', 'Place the feet hip-width apart, not on one line.'],
      ['The rear leg pushes.', 'Lower the rear foot to a smaller box and use it only for balance.'],
    ],
    tags: ['Squat', 'Dumbbells'],
    date: '2026-06-12T09:00:00Z',
    picture: { name: 'loaded-handle', alt: 'A loadable dumbbell with two red plates on each side' },
  }),
  movement({
    id: 5122,
    slug: 'kettlebell-clean',
    name: 'Kettlebell clean',
    excerpt: 'A swing that ends quietly at the shoulder, because the hand goes around the bell and not the reverse.',
    equipment:
      'One <a href="/kettlebells">kettlebell</a> that you can press several times, and two meters of free floor.',
    steps: [
      'Hinge and hike the bell back between the thighs with one hand.',
      'Snap the hips forward. Keep the elbow close to the ribs, as if the arm were tied to the body.',
      'When the bell floats at belly height, loosen the grip and slip the hand through the handle.',
      'Finish with the fist below the chin, the wrist straight, and the bell resting on the outside of the forearm.',
      'Tip the bell off the forearm, let it fall close to the body, and hinge again.',
    ],
    faults: [
      ['The bell bangs the forearm.', 'Bring it up closer to the body and open the hand sooner.'],
      ['It becomes a curl.', 'Let the hips do the lifting, with a heavier bell if yours is very light.'],
    ],
    tags: ['Hinge', 'Kettlebell'],
    date: '2026-06-19T09:00:00Z',
    picture: { name: 'competition-kettlebell-room', alt: 'Five competition kettlebells in a row on a rubber floor' },
  }),
  movement({
    id: 5123,
    slug: 'turkish-get-up',
    name: 'Turkish get-up',
    excerpt: 'From lying to standing and back, with one straight arm overhead the whole way.',
    equipment:
      'One light kettlebell and a <a href="/rollers-and-mats">mat</a>. Practice first with a shoe balanced on the fist: it falls before you make a costly mistake.',
    steps: [
      'Lie on your back with the bell pressed up over one shoulder. Bend the knee on the same side.',
      'Roll onto the opposite elbow, then onto the hand. The eyes stay on the bell.',
      'Lift the hips and sweep the straight leg back under you until you kneel on it.',
      'Straighten the trunk into a half-kneeling position, with both knees at about 90 degrees.',
      'Stand up. The arm is vertical and the wrist is straight.',
      'Return by the same steps in reverse, just as slowly.',
    ],
    faults: [
      ['The arm drifts from vertical.', 'Stop at that step, look at the bell, and stack it over the shoulder again.'],
      ['The steps run together.', 'Pause for one breath at each position.'],
      ['The bell is too heavy to be calm.', 'Take one size down. If control is lost, move away and let it fall.'],
    ],
    tags: ['Core', 'Kettlebell'],
    date: '2026-06-26T09:00:00Z',
    picture: { name: 'kettlebell-corner', alt: 'A shelf of kettlebells behind a rubber mat' },
  }),
]
