import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Drehen Sie sie, und sie hat eine andere Höhe.',
  },
  'larchwell-junior-box': {
    lead: 'Drei niedrigere Höhen, für kürzere Beine und erste Sprünge.',
  },
  'larchwell-stained-box': {
    lead: 'Dieselbe Box für Räume, in denen Birke wie eine Kiste aussieht.',
  },
  'larchwell-step-box': {
    lead: 'Für Step-ups und für alle, die noch nicht springen wollen.',
  },
  'ironwright-foam-box': {
    lead: 'Schienbeine verzeihen Schaumstoff. Sperrholz verzeihen sie nicht.',
  },
  'ironwright-small-foam-box': {
    lead: 'Schaumstoff schon ab 406 mm.',
  },
  'ironwright-foam-block': {
    lead: 'Der mittlere, einzeln.',
  },
  'ironwright-foam-stack': {
    lead: 'Jede Höhe vom Bordstein bis zur Küchenplatte.',
  },
  'ironwright-steel-box': {
    lead: 'Sie hat scharfe Kanten und keine Meinung.',
  },
  'ironwright-steel-step': {
    lead: 'So hoch wie eine Treppenstufe, für Waden und Defizitzüge.',
  },
  'larchwell-jerk-blocks': {
    lead: 'Die Stange wartet auf der Höhe, aus der Sie heben wollen.',
  },
  'ironwright-medicine-ball': {
    lead: 'Acht Felder, doppelt genäht, weich genug, um ihn hundertmal zu fangen.',
  },
  'pellam-wall-ball': {
    lead: 'Zehn schmale Felder statt acht breiter: runder und schwerer aus der Form zu ziehen.',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'So einer hing in jeder Schulturnhalle, genäht von Leuten, die das noch können.',
  },
  'pellam-rubber-ball': {
    lead: 'Eine hohle Hülle mit Luft darin: Werfen Sie ihn an die Wand, und er kommt zurück.',
  },
  'pellam-slam-ball': {
    lead: 'Werfen Sie ihn hin. Er bleibt liegen.',
  },
  'ironwright-slam-ball': {
    lead: 'Stahlkugeln statt Sand: dasselbe Gewicht in einem Ball, den zwei kleine Hände halten.',
  },
  'pellam-stone-ball': {
    lead: 'Ein Stein für Böden, die nicht für Steine gemacht sind.',
  },
  'brackwater-shouldering-ball': {
    lead: 'Zu groß, um ihn mit den Armen zu umschließen, weich genug für ein Schlüsselbein.',
  },
  'ironwright-sandbag': {
    lead: 'Ein Sack ohne etwas zum Festhalten.',
  },
  'brackwater-contest-sandbag': {
    lead: 'Gedrungen, breit und stur, wie ihn Veranstalter bestellen.',
  },
  'brackwater-carry-bag': {
    lead: 'Der Sandsack für alle, die morgen wiederkommen wollen.',
  },
  'brackwater-throwing-bag': {
    lead: 'Über die Stange, hinter Sie, und dann der nächste.',
  },
  'fenmoor-power-bag': {
    lead: 'Ein weicher Baumstamm mit Griffen, wo immer Sie einen brauchen.',
  },
  'pellam-power-bag': {
    lead: 'Der, der draußen wohnt.',
  },
  'ironwright-push-sled': {
    lead: 'Er wird nicht schneller, wenn Sie schreien.',
  },
  'brackwater-long-sled': {
    lead: 'Eine lange Kufe gräbt sich nicht ein, wenn die Last größer ist als der Mensch.',
  },
  'ironwright-compact-sled': {
    lead: 'Die Pfosten lassen sich herausheben, der Rest liegt flach hinter den Sitzen.',
  },
  'ironwright-drag-sled': {
    lead: 'Ein Blech, das Ihnen überallhin folgt.',
  },
  'brackwater-pan-sled': {
    lead: 'Breit genug für ein Fass auf der Seite oder einen Stein, der genug hat.',
  },
  'aerwyn-air-rower': {
    lead: 'Ziehen Sie stärker, und es zieht stärker zurück. Eine andere Einstellung zählt nicht.',
  },
  'aerwyn-high-rower': {
    lead: 'Derselbe Schlag, ohne sich vorher auf den Boden zu setzen.',
  },
  'ironwright-short-rower': {
    lead: 'Die meisten Rudergeräte sind für wenige Große so lang. Dieses nicht.',
  },
  'aerwyn-air-bike': {
    lead: 'Ein großes Windrad, zwei Pedale, zwei Hebel und keine Chance auf Leerlauf.',
  },
  'aerwyn-studio-bike': {
    lead: 'Ein kleineres Windrad läuft früher an und ist früher am Ende: genau richtig für Kurse.',
  },
  'ironwright-speed-rope': {
    lead: 'Wiegt weniger als das Telefon, das Sie dafür weglegen.',
  },
  'fenmoor-leather-rope': {
    lead: 'Langsam, gleichmäßig und laut genug für den Takt.',
  },
  'pellam-heavy-rope': {
    lead: 'Sie spüren jederzeit, wo es ist, vor allem in den Unterarmen.',
  },
  'osktide-freestyle-rope': {
    lead: 'Lange Griffe für Arme, die sich kreuzen.',
  },
  'pellam-battle-rope': {
    lead: 'Fünfzehn Meter, in denen Sie nicht reden können.',
  },
  'pellam-battle-rope-50': {
    lead: 'Zwölf Millimeter mehr und fast das doppelte Gewicht.',
  },
  'ironwright-battle-rope': {
    lead: 'Neun Meter passen in eine Garage, wenn das Auto draußen steht.',
  },
  'osktide-climbing-rope': {
    lead: 'Manila, weil Hände und Schienbeine es lieber mögen als Kunststoff.',
  },
  'brackwater-pulling-rope': {
    lead: 'Setzen Sie sich, stemmen Sie die Füße ein und holen Sie den Lastwagen heran.',
  },
}
