import type { ArticleEntry } from '../entry.ts'

export const aBellThatMakesNoSound: ArticleEntry = {
  id: 5017,
  slug: 'a-bell-that-makes-no-sound',
  title: 'A bell that makes no sound',
  excerpt: 'Jumping weights, an essayist in a corner of his room, and how the dumbbell got six sides.',
  category: 19,
  tags: ['Dumbbells', 'Training'],
  date: '2026-08-25T09:00:00Z',
  picture: { name: 'hex-dumbbell-room', alt: 'A rack with three tiers of hex dumbbells in a concrete hall' },
  content: `<p>No piece of gym equipment has a stranger name. A dumbbell is not a bell, has never been one, and is called dumb for the sole reason that it does not ring. To see how that came about you have to go back three centuries, and for the thing itself more than twenty.</p>
<h2>Stones for jumping</h2>
<p>In ancient Greece, athletes in the long jump carried a weight in each hand. The weights were called halteres and were made of stone, lead, or bronze. Those that survive weigh from about one kilogram to four and a half. Some are shaped like a telephone receiver, and some have a hole for the fingers. They were swung forward at the takeoff, and vases show it so often that there is little doubt about how they were used.</p>
<p>Later, Greek and Roman writers on health describe exercises with the same weights and without any jump. The idea that you could pick up something heavy, move it, and put it down again for your own good is at least that old. In several languages halter or haltere still means a dumbbell or a barbell today.</p>
<h2>The silent bell</h2>
<p>The English word belongs to a time when bell ringing was counted as exercise. A church bell is heavy, and pulling its rope is work for the arms, the back, and the legs. To practice without waking the town, one could set up a rope with a weight and no bell. It was a dumb bell.</p>
<p>In July 1711 Joseph Addison wrote in his paper <em>The Spectator</em> that he exercised for an hour every morning on a dumb bell in a corner of his room. It pleased him all the more, he said, because it did everything that he required of it</p>
<blockquote>in the most profound silence.</blockquote>
<p>In the same essay he mentions another exercise, with two short sticks held in the hands and loaded with lead at either end. That is the object we mean today. Within some decades the name moved from the machine to the sticks, and the machine was forgotten.</p>
<h2>Wood, iron, and the parlor</h2>
<p>In the nineteenth century the dumbbell split into two. One kind was light and made of wood. It was used in classes, by rows of people moving in time with music. In the United States Dio Lewis made it popular with a book on new gymnastics, published in 1862. His dumbbells weighed so little that speed and precision had to do the work.</p>
<p>The other kind was iron with round heads, and it was for show. Stage performers pressed large ones with one arm, and some had hollow globes like the barbells of the time. At the Olympic Games of 1904 in St. Louis there was an all-around contest with dumbbells, held over ten different lifts. It was never held again.</p>
<h2>Six sides</h2>
<p>A round head has one flaw. It rolls. On a stage that does not matter. In a gym with forty of them on a floor that is never quite level, it does. A head with six flat sides stays where you put it, can be stood on end, and makes a base for push-ups.</p>
<table><thead><tr><th scope="col">Head</th><th scope="col">Rolls</th><th scope="col">On the thigh</th><th scope="col">Made by</th></tr></thead><tbody><tr><th scope="row">Round, iron</th><td>Yes</td><td>Comfortable</td><td>Casting</td></tr><tr><th scope="row">Round, urethane</th><td>A little</td><td>Comfortable</td><td>Casting around steel</td></tr><tr><th scope="row">Hexagonal, rubber</th><td>No</td><td>An edge</td><td>Molding around iron</td></tr><tr><th scope="row">Plates on a handle</th><td>Yes</td><td>The end of a sleeve</td><td>You, each time</td></tr></tbody></table>
<p>The size follows from the material. Cast iron weighs 7.2 g per cubic centimeter. A head of 10 kg, half of a 20 kg dumbbell, would be a ball of 138 mm across if it were solid iron. Rubber is much lighter, so the more of it there is around the core, the larger the head. That is why two dumbbells of the same weight may differ by a hand's width in length, and why the larger one is the one you may set down without a thought.</p>
<p>[product sku="IW-HEXK-SET150"]</p>
<h2>What has not changed</h2>
<p>An athlete from Olympia could walk into any gym, pick up a pair of <a href="/dumbbells">dumbbells</a>, and know what to do with them. He would swing them and jump. We would ask him to step away from the mirror, and then we would ask him how far he got.</p>`,
}
