import { movement } from './movement.ts'

export const oddObjectMovements = [
  movement({
    id: 5135,
    slug: 'farmer-carry',
    name: 'Farmer carry',
    excerpt: 'Pick up two heavy things, stand tall, and walk until the grip or the lane ends.',
    equipment:
      'A pair of <a href="/northlode-light-farmer-handles">farmer handles</a>, heavy dumbbells, or kettlebells, and 20 meters of level, empty floor.',
    steps: [
      'Stand between the handles, ankles level with the middle of the grips.',
      'Grip the exact middle, flatten the back, and stand up as in a deadlift.',
      'Wait until nothing swings.',
      'Walk with short, quick steps. Eyes ahead, shoulders back.',
      'Stop, then put both handles down at the same time with a flat back.',
    ],
    faults: [
      ['The handles tip forward.', 'Grip a finger’s width farther forward.'],
      ['The steps are long and the load sways.', 'Halve the length of each step.'],
      ['You lean to one side.', 'Reduce the weight, and check that both sides are loaded alike.'],
    ],
    tags: ['Carry', 'Conditioning'],
    date: '2026-09-18T09:00:00Z',
    picture: { name: 'light-farmer-handles', alt: 'A pair of handles with plate sleeves for farmer carries' },
  }),
  movement({
    id: 5136,
    slug: 'sandbag-to-shoulder',
    name: 'Sandbag to shoulder',
    excerpt: 'A weight without handles goes from the floor to the lap and from the lap to one shoulder.',
    equipment:
      'A <a href="/ironwright-sandbag">sandbag</a> of about half your body weight, and a floor on which it may fall.',
    steps: [
      'Stand over the bag with the feet on both sides of it.',
      'Hinge, reach around the bag, and lock the hands or dig the fingers in underneath.',
      'Pull it up to the lap and sit back into a half squat with the bag against the belly.',
      'Hug it tight, then extend the hips hard and roll it up the chest to one shoulder.',
      'Stand still for a second. Drop it in front of you, with the feet out of the way.',
    ],
    faults: [
      ['The arms try to curl it.', 'Wait longer in the lap, and use the hips.'],
      ['The back rounds when it leaves the floor.', 'Take a lighter bag, and squeeze it before you lift.'],
      ['Always the same shoulder.', 'Alternate with each repetition.'],
    ],
    tags: ['Pull', 'Strongman'],
    date: '2026-09-25T09:00:00Z',
    picture: { name: 'sandbag', alt: 'A black sandbag of 45 kg standing upright' },
  }),
  movement({
    id: 5137,
    slug: 'stone-to-platform',
    name: 'Stone to platform',
    excerpt: 'Lap it, hug it, and open the hips until the stone rolls over the edge.',
    equipment:
      'A <a href="/stones">stone</a>, a box or bar at hip to chest height that cannot tip, long sleeves, and soft ground. Lift stones only where nothing is below the platform.',
    steps: [
      'Stand with the stone between the feet, close to the heels.',
      'Hinge, spread the fingers underneath, and squeeze the stone between the forearms. A round upper back is normal, a loose lower back is not.',
      'Pull it to the lap and sit back with the stone held tight.',
      'Reach over the top and hug it to the chest.',
      'Extend the hips and push the stone onto the platform with the chest.',
      'To repeat, roll it off on the far side or let it fall on a mat, never onto your hands.',
    ],
    faults: [
      ['The stone slips before the lap.', 'Dry it, chalk the forearms, and squeeze before you pull.'],
      ['The hips rise and the chest stays down.', 'Take a lighter stone, and push with the legs.'],
      ['The fingers end up under the stone on the platform.', 'Push with the palms and the chest, thumbs up.'],
    ],
    tags: ['Pull', 'Strongman'],
    date: '2026-10-02T09:00:00Z',
    picture: { name: 'stone-row', alt: 'Three lifting stones from small to large' },
  }),
  movement({
    id: 5138,
    slug: 'ball-slam',
    name: 'Ball slam',
    excerpt: 'Overhead with the whole body, down with the belly, and a ball that does not come back.',
    equipment:
      'A <a href="/slam-balls">slam ball</a> that does not bounce, and a floor that takes it. A ball made for the wall bounces into your face.',
    steps: [
      'Stand shoulder-width with the ball in front of you and pick it up with a flat back.',
      'Lift it overhead and stretch until you stand on the balls of the feet.',
      'Tighten the belly and throw the ball down just in front of the feet, bending the hips and knees.',
      'Follow it down with the hands, squat, and pick it up again.',
    ],
    faults: [
      ['Only the arms throw.', 'Use a lighter ball and bend the hips as it leaves the hands.'],
      ['The ball lands on the toes.', 'Aim one foot’s length ahead.'],
      ['The back rounds at each pickup.', 'Slow down. Squat to the ball every time.'],
    ],
    tags: ['Conditioning', 'Core'],
    date: '2026-10-09T09:00:00Z',
    picture: { name: 'slam-ball', alt: 'A black slam ball of 13.6 kg with a textured surface' },
  }),
  movement({
    id: 5139,
    slug: 'box-jump',
    name: 'Box jump',
    excerpt: 'Jump up, land softly, stand tall, and step down.',
    equipment:
      'A <a href="/larchwell-plyo-box">plyo box</a> on a floor where it does not slide. Begin at a height that looks too easy. Soft boxes forgive shins.',
    steps: [
      'Stand an arm’s length from the box, feet hip-width.',
      'Dip quickly and swing the arms back.',
      'Jump and swing the arms forward. Bring the knees up only at the end.',
      'Land quietly on the whole foot, in the same stance from which you jumped.',
      'Stand up straight, then step down one foot at a time.',
    ],
    faults: [
      ['You land in a deep squat.', 'Use a lower box. The height of the jump matters, not the height of the knees.'],
      ['The knees fall in.', 'Lower the box until they stay over the toes.'],
      ['You jump down.', 'Step down. Achilles tendons do not enjoy rebounds when tired.'],
    ],
    tags: ['Conditioning', 'Bodyweight'],
    date: '2026-10-16T09:00:00Z',
    picture: { name: 'plyo-box', alt: 'A wooden plyo box with a handle hole' },
  }),
  movement({
    id: 5140,
    slug: 'backward-sled-drag',
    name: 'Backward sled drag',
    excerpt: 'Walk backward, sit into the straps, and let the front of the thighs pull.',
    equipment:
      'A <a href="/ironwright-drag-sled">drag sled</a> with a strap or rope, plates, and a clear lane of 20 meters. Look over your shoulder before you start, and have the lane to yourself.',
    steps: [
      'Load the sled lightly and hold the strap with straight arms.',
      'Step back until the strap is tight and sit into a quarter squat.',
      'Walk backward with short steps, pushing from the toes to the heel.',
      'Keep the chest up and the arms long. The legs pull, not the back.',
      'Stop at the end of the lane and let the strap go slack slowly.',
    ],
    faults: [
      ['You stand up as you tire.', 'Take weight off, or end the lane earlier.'],
      ['The sled jerks with each step.', 'Shorten the steps and keep the strap tight.'],
    ],
    tags: ['Conditioning', 'Sled'],
    date: '2026-10-23T09:00:00Z',
    picture: { name: 'drag-sled', alt: 'A flat drag sled with a post for plates' },
  }),
]
