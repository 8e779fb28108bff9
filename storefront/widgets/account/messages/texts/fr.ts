import type { AccountMessages } from '../account-messages.ts'

export const texts: AccountMessages = {
  settings: {
    password: {
      success: 'Mot de passe changé. Vous êtes déconnecté partout ailleurs.',
      failure: 'Votre mot de passe n’a pas pu être changé. Réessayez.',
    },
    device: { success: 'Appareil déconnecté.', failure: 'Cet appareil n’a pas pu être déconnecté. Réessayez.' },
    devices: {
      success: 'Vous êtes déconnecté partout ailleurs.',
      failure: 'Vos autres appareils n’ont pas pu être déconnectés. Réessayez.',
    },
    email: {
      success:
        'Consultez votre nouvelle boîte de réception. Votre e-mail change quand vous utilisez le lien, sous 24\u00a0heures.',
      failure: 'Le lien n’a pas pu être envoyé à votre nouvel e-mail. Réessayez.',
    },
    export: {
      success: 'Votre téléchargement est en route.',
      failure: 'Votre téléchargement n’a pas pu être demandé. Réessayez.',
    },
    'delete-account': {
      success: 'Votre compte sera supprimé dans 14\u00a0jours. Nous vous avons envoyé un e-mail.',
      failure: 'La suppression n’a pas pu être programmée. Réessayez.',
    },
    'keep-account': {
      success: 'Vous gardez votre compte.',
      failure: 'La suppression n’a pas pu être annulée. Réessayez.',
    },
    'passkey-add': { success: 'Clé d’accès ajoutée.', failure: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.' },
    'passkey-rename': {
      success: (name) =>
        name === '' ? 'Clé d’accès renommée.' : `La clé d’accès s’appelle désormais «\u00a0${name}\u00a0».`,
      failure: 'La clé d’accès n’a pas pu être renommée. Réessayez.',
    },
    'passkey-remove': {
      success: 'Clé d’accès supprimée.',
      failure: 'La clé d’accès n’a pas pu être supprimée. Réessayez.',
    },
    newsletters: {
      success: 'Newsletters enregistrées.',
      failure: 'Vos newsletters n’ont pas pu être enregistrées. Réessayez.',
    },
    'leave-all': {
      success: 'Vous êtes désabonné de toutes les newsletters.',
      failure: 'Le désabonnement n’a pas fonctionné. Réessayez.',
    },
  },
  'about-me': {
    save: {
      success: 'Vos modifications sont enregistrées.',
      failure: 'Vos modifications n’ont pas pu être enregistrées. Réessayez.',
    },
    proof: {
      success: 'Justificatif envoyé. Nous vous écrirons une fois qu’il sera vérifié.',
      failure: 'Votre justificatif n’a pas pu être envoyé. Réessayez.',
    },
  },
  addresses: {
    address: {
      success: 'Votre adresse a été enregistrée.',
      failure: 'Votre adresse n’a pas pu être enregistrée. Réessayez.',
    },
    'default-shipping': {
      success: 'Votre adresse de livraison par défaut a été modifiée.',
      failure: 'Votre adresse de livraison par défaut n’a pas pu être modifiée. Réessayez.',
    },
    'default-billing': {
      success: 'Votre adresse de facturation par défaut a été modifiée.',
      failure: 'Votre adresse de facturation par défaut n’a pas pu être modifiée. Réessayez.',
    },
    delete: {
      success: 'Votre adresse a été supprimée.',
      failure: 'L’adresse n’a pas pu être supprimée. Réessayez.',
    },
  },
  'payment-methods': {
    store: {
      success: 'Votre carte a été enregistrée.',
      failure: 'Votre carte n’a pas pu être enregistrée. Réessayez.',
    },
    default: {
      success: 'Votre carte par défaut a été modifiée.',
      failure: 'Votre carte par défaut n’a pas pu être modifiée. Réessayez.',
    },
    bill: {
      success: 'L’adresse de facturation de votre carte a été modifiée.',
      failure: 'L’adresse de facturation n’a pas pu être modifiée. Réessayez.',
    },
    delete: {
      success: 'Votre carte a été supprimée.',
      failure: 'La carte n’a pas pu être supprimée. Réessayez.',
    },
  },
  'review-form': {
    save: {
      success: 'Merci. Votre avis s’affichera sur la page du produit une fois vérifié.',
      failure: 'Votre avis n’a pas pu être enregistré. Réessayez dans un instant.',
    },
    delete: {
      success: 'Votre avis a été supprimé.',
      failure: 'Votre avis n’a pas pu être supprimé. Réessayez dans un instant.',
    },
    remove: {
      success: 'La photo a été retirée de votre avis.',
      failure: 'La photo n’a pas pu être retirée. Réessayez dans un instant.',
    },
  },
  order: {
    again: {
      success: (_, count) =>
        Number(count) < 2 ? `${count} produit est dans votre panier` : `${count} produits sont dans votre panier`,
      failure: 'Cette commande n’a pas pu être ajoutée à votre panier. Réessayez.',
    },
    cancel: {
      success: 'Commande annulée.',
      failure: 'Cette commande n’a pas pu être annulée. Rien n’a changé. Réessayez dans une minute ou contactez-nous.',
    },
    message: {
      success: 'Nous avons reçu votre message. Un e-mail vous préviendra de notre réponse.',
      failure: 'Votre message n’a pas pu être envoyé. Réessayez dans un instant.',
    },
    'cancel-request': {
      success: 'Nous avons reçu votre demande. Un e-mail vous préviendra de notre décision.',
      failure: 'Votre demande d’annulation n’a pas pu être envoyée. Réessayez dans un instant.',
    },
    'address-request': {
      success: 'Nous avons reçu votre demande. Un e-mail vous préviendra de notre décision.',
      failure: 'Votre changement d’adresse n’a pas pu être envoyé. Réessayez dans un instant.',
    },
  },
  'add-order': {
    claim: {
      success: 'La commande est ajoutée à votre compte.',
      failure: 'La commande n’a pas pu être ajoutée. Réessayez dans une minute.',
    },
    send: {
      success: (email) => `Nous avons envoyé un lien à ${email}. Il est valable 7\u00a0jours.`,
      failure: 'Le lien n’a pas pu être envoyé. Réessayez dans une minute.',
    },
  },
  'my-lists': {
    'create-wishlist': {
      success: 'Liste d’envies créée.',
      failure: 'Votre liste d’envies n’a pas pu être créée. Réessayez.',
    },
    'create-registry': {
      success: 'Liste de cadeaux créée. Ajoutez maintenant les détails de l’événement.',
      failure: 'Votre liste de cadeaux n’a pas pu être créée. Réessayez.',
    },
    rename: {
      success: (title) => `La liste s’appelle désormais «\u00a0${title}\u00a0».`,
      failure: 'Votre liste de cadeaux n’a pas pu être renommée. Réessayez.',
    },
    share: {
      success: 'Votre liste d’envies est partagée. Envoyez le lien à qui vous voulez.',
      failure: 'Votre liste d’envies n’a pas pu être partagée. Réessayez.',
    },
    hide: {
      success: 'Votre liste d’envies est de nouveau privée. L’ancien lien ne fonctionne plus.',
      failure: 'Le partage n’a pas pu être arrêté. Le lien fonctionne peut-être encore. Réessayez.',
    },
    delete: { success: 'Liste supprimée.', failure: 'La liste n’a pas pu être supprimée. Réessayez.' },
    restore: { success: 'Votre liste a été rétablie.', failure: 'La liste n’a pas pu être rétablie. Réessayez.' },
  },
  wishlist: {
    share: {
      success: 'Votre liste d’envies est partagée. Envoyez le lien à qui vous voulez.',
      failure: 'Votre liste d’envies n’a pas pu être partagée. Réessayez.',
    },
    hide: {
      success: 'Votre liste d’envies est de nouveau privée. L’ancien lien ne fonctionne plus.',
      failure: 'Le partage n’a pas pu être arrêté. Le lien fonctionne peut-être encore. Réessayez.',
    },
    quantity: { success: 'Quantité modifiée.', failure: 'La quantité n’a pas pu être modifiée. Réessayez.' },
    note: {
      success: 'Note et priorité enregistrées.',
      failure: 'Votre note n’a pas pu être enregistrée. Réessayez.',
    },
    remove: {
      success: (name) => `${name} a été retiré de votre liste d’envies`,
      failure: 'Cet article n’a pas pu être retiré. Réessayez.',
    },
    restore: {
      success: (name) =>
        name === '' ? 'L’article est de retour dans votre liste.' : `${name} est de retour dans votre liste d’envies.`,
      failure: 'Cet article n’a pas pu être rétabli. Réessayez.',
    },
    move: {
      success: (name) => `${name} a été déplacé vers votre panier`,
      failure: 'Cet article n’a pas pu être déplacé vers votre panier. Réessayez.',
    },
    'to-registry': {
      success: (title) => `Déplacé vers «\u00a0${title}\u00a0».`,
      failure: 'Cet article n’a pas pu être déplacé vers votre liste de cadeaux. Réessayez.',
    },
    'move-all': {
      success: (_, count) =>
        Number(count) < 2
          ? `${count} produit a été mis dans votre panier`
          : `${count} produits ont été mis dans votre panier`,
      failure: 'Votre liste d’envies n’a pas pu être mise dans votre panier. Réessayez.',
    },
  },
  'own-registries': {
    create: {
      success: 'Liste de cadeaux créée. Ajoutez maintenant les détails de l’événement.',
      failure: 'Votre liste de cadeaux n’a pas pu être créée. Réessayez.',
    },
    restore: {
      success: (title) => `«\u00a0${title}\u00a0» est de retour.`,
      failure: 'La liste de cadeaux n’a pas pu être rétablie. Réessayez.',
    },
  },
  'own-registry': {
    item: {
      success: (name) => `${name}\u00a0: modifications enregistrées.`,
      failure: 'Cet article n’a pas pu être modifié. Réessayez.',
    },
    remove: {
      success: 'Article retiré de votre liste de cadeaux.',
      failure: 'Cet article n’a pas pu être retiré. Réessayez.',
    },
    restore: {
      success: (name) => `${name} est de retour dans votre liste de cadeaux.`,
      failure: 'Cet article n’a pas pu être rétabli. Réessayez.',
    },
    add: {
      success: (name) => `${name} est dans votre liste de cadeaux.`,
      failure: 'Cet article n’a pas pu être ajouté. Réessayez.',
    },
    'add-product': {
      success: (name) => `${name} est dans votre liste de cadeaux.`,
      failure: 'Ce produit n’a pas pu être ajouté. Réessayez.',
    },
    up: {
      success: (name, place) => `${name} est maintenant en position ${place}.`,
      failure: 'Cet article n’a pas pu être monté. Réessayez.',
    },
    down: {
      success: (name, place) => `${name} est maintenant en position ${place}.`,
      failure: 'Cet article n’a pas pu être descendu. Réessayez.',
    },
    order: { success: 'Nouvel ordre enregistré.', failure: 'Le nouvel ordre n’a pas pu être enregistré. Réessayez.' },
    thanks: {
      success: 'Remerciements enregistrés.',
      failure: 'Vos remerciements n’ont pas pu être enregistrés. Réessayez.',
    },
    archive: { success: 'Votre liste est archivée.', failure: 'Votre liste n’a pas pu être archivée. Réessayez.' },
    unarchive: {
      success: 'Votre liste est rouverte. Vos invités peuvent acheter des cadeaux.',
      failure: 'Votre liste n’a pas pu être rouverte. Réessayez.',
    },
    'buy-rest': {
      success: (_, count) =>
        Number(count) < 2 ? `${count} produit est dans votre panier.` : `${count} produits sont dans votre panier.`,
      failure: 'Les cadeaux restants n’ont pas pu être ajoutés à votre panier. Réessayez.',
    },
    delete: {
      success: 'Liste de cadeaux supprimée.',
      failure: 'Votre liste de cadeaux n’a pas pu être supprimée. Réessayez.',
    },
  },
  'registry-step': {
    about: {
      success: 'Détails de l’événement enregistrés.',
      failure: 'Les détails de l’événement n’ont pas pu être enregistrés. Réessayez.',
    },
    'saved-address': {
      success: 'Adresse de livraison enregistrée.',
      failure: 'L’adresse de livraison n’a pas pu être enregistrée. Réessayez.',
    },
    address: {
      success: 'Adresse de livraison enregistrée.',
      failure: 'L’adresse de livraison n’a pas pu être enregistrée. Réessayez.',
    },
    privacy: {
      success: (visibility) => `Enregistré. Qui peut la voir\u00a0: ${visibility}.`,
      failure: 'La visibilité de votre liste n’a pas pu être enregistrée. Réessayez.',
    },
    photo: { success: 'Photo enregistrée.', failure: 'La photo n’a pas pu être enregistrée. Réessayez.' },
    'remove-photo': { success: 'Photo retirée.', failure: 'La photo n’a pas pu être retirée. Réessayez.' },
  },
  'stock-alerts': {
    ask: {
      success: (name, email) => `${name}\u00a0: nous écrirons à ${email} dès le retour en stock.`,
      failure: 'Votre alerte n’a pas pu être créée. Réessayez.',
    },
    remove: {
      success: 'Alerte retirée. Vous ne recevrez pas d’e-mail pour cet article.',
      failure: 'L’alerte n’a pas pu être retirée. Réessayez.',
    },
    restore: {
      success: (name) =>
        name === '' ? 'Votre alerte est de nouveau active.' : `Votre alerte pour ${name} est de nouveau active.`,
      failure: 'L’alerte n’a pas pu être rétablie. Réessayez.',
    },
  },
  program: {
    cancel: {
      success: 'Programme résilié. Rien ne sera plus débité.',
      failure: 'La résiliation n’a pas pu être confirmée. Vous pouvez réessayer sans risque.',
    },
    reactivate: {
      success: 'Programme réactivé.',
      failure: 'La réactivation n’a pas pu être confirmée. Vous pouvez réessayer sans risque.',
    },
    card: {
      success: (card) => (card === '' ? 'Carte changée.' : `Carte changée\u00a0: ${card}.`),
      failure: 'La nouvelle carte n’a pas pu être confirmée. Vous pouvez réessayer sans risque.',
    },
    done: {
      success: (workout) => `«\u00a0${workout}\u00a0» est marquée comme terminée.`,
      failure: 'Cette séance n’a pas pu être marquée comme terminée. Réessayez.',
    },
    undone: {
      success: (workout) => `«\u00a0${workout}\u00a0» n’est plus marquée comme terminée.`,
      failure: 'Cette séance n’a pas pu être modifiée. Réessayez.',
    },
    record: {
      success: (workout) => `Notes et score de «\u00a0${workout}\u00a0» enregistrés.`,
      failure: 'Vos notes et votre score n’ont pas pu être enregistrés. Réessayez.',
    },
  },
  quotes: {
    request: {
      success: 'Demande envoyée. Nous préparons votre devis et vous écrirons.',
      failure: 'Votre demande n’a pas pu être envoyée. Réessayez dans un instant.',
    },
  },
  quote: {
    accept: {
      success: 'Devis accepté. Passez à la caisse pour commander à ces prix.',
      failure: 'Le devis n’a pas pu être accepté. Réessayez dans un instant.',
    },
    decline: {
      success: 'Devis refusé. Vous pouvez en demander un autre à tout moment.',
      failure: 'Le devis n’a pas pu être refusé. Réessayez dans un instant.',
    },
    change: {
      success: 'Envoyé. Nous mettons votre devis à jour et vous écrivons.',
      failure: 'Votre demande de modification n’a pas pu être envoyée. Réessayez dans un instant.',
    },
    message: {
      success: 'Message envoyé. Nous répondrons ici et par e-mail.',
      failure: 'Votre message n’a pas pu être envoyé. Réessayez dans un instant.',
    },
    file: {
      success: 'Fichier ajouté.',
      failure: 'Le fichier n’a pas pu être ajouté. Réessayez dans un instant.',
    },
  },
  'return-print': {
    photos: {
      success: 'Photos ajoutées.',
      failure: 'Les photos n’ont pas pu être ajoutées. Réessayez dans une minute.',
    },
    sent: {
      success: 'Merci. Nous vous écrirons à l’arrivée du colis.',
      failure: 'L’enregistrement a échoué. Réessayez dans une minute.',
    },
    cancel: { success: 'Retour annulé.', failure: 'Le retour n’a pas pu être annulé. Réessayez dans une minute.' },
  },
}
