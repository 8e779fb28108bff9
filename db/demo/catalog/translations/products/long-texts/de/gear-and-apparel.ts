import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'Rundum gleich breit, denn nicht nur der Rücken baut Spannung auf.',
  },
  'ironwright-black-belt': {
    lead: 'Drei Millimeter mehr: der Unterschied zwischen einem Gürtel und einer Wand.',
  },
  'ironwright-lever-belt': {
    lead: 'Mit einem Daumen zu und offen, bevor die Stange im Rack liegt.',
  },
  'vestergrav-lever-belt': {
    lead: 'Vor dem Verpacken an fünf Stellen mit dem Messschieber gemessen, damit der des Kampfgerichts zustimmt.',
  },
  'fenmoor-oak-belt': {
    lead: 'Ungefärbt: So sehen Sie, wie eine Haut aussieht und was Ihre mit ihr macht.',
  },
  'fenmoor-narrow-belt': {
    lead: 'Platz zwischen Rippe und Hüfte, für alle, die wenig davon haben.',
  },
  'ironwright-suede-belt': {
    lead: 'Wildleder auch außen, für die Stange, die darauf liegt.',
  },
  'ironwright-cotton-straps': {
    lead: 'Damit der Rücken den Satz beendet und nicht die Finger.',
  },
  'fenmoor-leather-straps': {
    lead: 'Eine Woche steif, dann jahrelang geformt wie Ihr Handgelenk.',
  },
  'ironwright-heavy-straps': {
    lead: 'Für Stangen, die keine Hand umschließt, und Griffe, die eine Minute halten.',
  },
  'vestergrav-competition-straps': {
    lead: 'Ein Riemen, den man loslassen muss, muss kurz sein.',
  },
  'ironwright-wrist-wraps': {
    lead: 'Eine Schiene, die Sie zwischen den Sätzen ablegen.',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Ein Gips aus Stoff.',
  },
  'fenmoor-light-wraps': {
    lead: 'Wärme und eine Erinnerung, viel mehr nicht.',
  },
  'vestergrav-knee-wraps': {
    lead: 'Sie machen die Kniebeuge nicht sicherer. Sie machen sie schwerer.',
  },
  'ironwright-knee-sleeves': {
    lead: 'Warme Knie und ein kleiner Schub aus der Tiefe.',
  },
  'ironwright-light-sleeves': {
    lead: 'Dünn genug zum Laufen, dick genug, um sie zu merken.',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Zum Anziehen brauchen Sie Puder, Geduld und Hilfe.',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Für Ellenbogen, die wissen, wie das Wetter wird.',
  },
  'ironwright-name-shirt': {
    lead: 'Ein Shirt, das die Größe behält, die Sie gekauft haben.',
  },
  'ironwright-heart-shirt': {
    lead: 'Für Büros mit Kleiderordnung und Keller.',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Neun Chancen an einem Tag, je drei.',
  },
  'northlode-stone-shirt': {
    lead: 'Beton frisst Shirts. Dieses hält eine Saison.',
  },
  'brackwater-dock-shirt': {
    lead: 'Sieht aus, als hätte es einen Sommer lang auf einem Geländer gelegen, mit Absicht.',
  },
  'osktide-ring-shirt': {
    lead: 'Bleibt in der Hose, wenn Sie kopfüber hängen.',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Fast ein Sweatshirt, mit kurzen Ärmeln.',
  },
  'ironwright-hoodie': {
    lead: 'Für Garagen, die nur vom Training warm werden.',
  },
  'northlode-hoodie': {
    lead: 'Nach den Maßen von elf Leuten, die Steine heben.',
  },
  'ironwright-sweatshirt': {
    lead: 'Kapuze und Safety Squat Bar vertragen sich nicht. Dieses hat keine Kapuze.',
  },
  'fenmoor-sweatshirt': {
    lead: 'Doppelt so teuer und dreimal so viele Jahre.',
  },
  'ironwright-training-shorts': {
    lead: 'Sie enden über dem Knie und sind seitlich offen: Die Kniebeuge bremsen nur Sie.',
  },
  'osktide-training-shorts': {
    lead: 'Der leichteste Stoff, in den wir uns eine Kordel zu ziehen trauten.',
  },
  'fenmoor-long-shorts': {
    lead: 'Schutz für Schienbeine, die schrammen, und Knie, die frieren.',
  },
  'ironwright-cap': {
    lead: 'Hält die Haare aus dem Bankdrücken.',
  },
  'northlode-cap': {
    lead: 'Zwei Grautöne, wie ein Steinbruch sie hat.',
  },
  'brackwater-yard-cap': {
    lead: 'Zwei Farben, nach den Schleppern, die an der Werkstatt vorbeiziehen.',
  },
  'ironwright-crew-socks': {
    lead: 'Socken. Es gibt einen linken und einen rechten.',
  },
  'vestergrav-pulling-socks': {
    lead: 'Von den Regeln verlangt, vom Schienbein begrüßt.',
  },
  'fenmoor-wool-socks': {
    lead: 'Ein Betonboden hat im Januar acht Grad. Das hier ist die Antwort darauf.',
  },
  'ironwright-lifting-shoe': {
    lead: 'Ein harter Keil, ein breiter Vorfuß und ein Riemen, der beides zusammenhält.',
  },
  'vestergrav-platform-shoe': {
    lead: 'Holz unter der Ferse, weil man die Landung hört.',
  },
  'fenmoor-leather-shoe': {
    lead: 'Gebaut wie ein Arbeitsstiefel, der am Knöchel aufhört.',
  },
  'ironwright-gym-bag': {
    lead: 'Schuhe, Gürtel, Handtuch und eine Tasche für das Kleine, das verloren geht.',
  },
  'ironwright-small-bag': {
    lead: 'Unter einem Schreibtisch, im Spind, auf dem Fahrrad.',
  },
  'vestergrav-meet-bag': {
    lead: 'Trikot, zwei Paar Schuhe, Gürtel, Bandagen, Essen für neun Stunden und ein Handtuch, das sauber war.',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Von Hand gewachste Baumwolle, die in drei Jahren wieder Wachs möchte.',
  },
  'ironwright-lettered-belt': {
    lead: 'Einen Gürtel, auf dem steht, wem er gehört, leiht sich niemand.',
  },
  'ironwright-crew-shirt': {
    lead: 'Verdient mit Beladen, Sichern oder an der Uhr.',
  },
}
