/** Languages that the phrase book speaks. */
export const phraseLanguages = ["en", "pt", "es", "fr", "de", "it"] as const;

/** A language of the phrase book. */
export type PhraseLanguage = (typeof phraseLanguages)[number];

/** A text of the sites' user interface in every language. */
export interface Phrase {
  key: string;
  /** Where the text is shown. */
  description: string | null;
  texts: Record<PhraseLanguage, string>;
}

type Row = readonly [
  key: string,
  description: string | null,
  ...texts: [en: string, pt: string, es: string, fr: string, de: string, it: string],
];

// oxfmt-ignore
const rows: readonly Row[] = [
  ["article.buy_button", "Label of the button that leads to the shop.", "See in the shop", "Ver na loja", "Ver en la tienda", "Voir en boutique", "Im Shop ansehen", "Vedi nel negozio"],
  ["article.read_more", null, "Read more", "Ler mais", "Leer más", "Lire la suite", "Weiterlesen", "Leggi di più"],
  ["article.by_author", "Stands before the author's name.", "By", "Por", "Por", "Par", "Von", "Di"],
  ["article.updated", "Stands before a date.", "Updated on", "Atualizado a", "Actualizado el", "Mis à jour le", "Aktualisiert am", "Aggiornato il"],
  ["article.price_note", "Below every list of products.", "Prices may have changed.", "Os preços podem ter mudado.", "Los precios pueden haber cambiado.", "Les prix ont pu changer.", "Preise können sich geändert haben.", "I prezzi possono essere cambiati."],
  ["home.headline", null, "Find the right gift", "Encontre o presente certo", "Encuentra el regalo perfecto", "Trouvez le bon cadeau", "Finde das richtige Geschenk", "Trova il regalo giusto"],
  ["home.latest", "Heading of the newest articles.", "Latest ideas", "Últimas ideias", "Últimas ideas", "Dernières idées", "Neueste Ideen", "Ultime idee"],
  ["home.topics", "Heading of the topics.", "Browse by topic", "Explorar por tema", "Explorar por tema", "Parcourir par thème", "Nach Thema stöbern", "Sfoglia per tema"],
  ["nav.about", "Link to the page about the site.", "About us", "Sobre nós", "Quiénes somos", "À propos", "Über uns", "Chi siamo"],
  ["nav.contact", null, "Contact", "Contactos", "Contacto", "Contact", "Kontakt", "Contatti"],
  ["search.placeholder", "Inside the empty search box.", "Who is the gift for?", "Para quem é o presente?", "¿Para quién es el regalo?", "Pour qui est le cadeau ?", "Für wen ist das Geschenk?", "Per chi è il regalo?"],
  ["search.no_results", null, "Nothing found. Try other words.", "Nada encontrado. Tente outras palavras.", "No hay resultados. Prueba otras palabras.", "Aucun résultat. Essayez d'autres mots.", "Nichts gefunden. Versuche andere Wörter.", "Nessun risultato. Prova altre parole."],
  ["chat.open", "Button that opens the gift chat.", "Ask the gift assistant", "Perguntar ao assistente", "Pregunta al asistente", "Demander à l'assistant", "Den Assistenten fragen", "Chiedi all'assistente"],
  ["chat.privacy", "Below the chat's input.", "Please do not share personal data.", "Não partilhe dados pessoais.", "No compartas datos personales.", "Ne partagez pas de données personnelles.", "Bitte keine persönlichen Daten teilen.", "Non condividere dati personali."],
  ["footer.disclosure", "Affiliate disclosure.", "We may earn a commission on purchases.", "Podemos ganhar uma comissão pelas compras.", "Podemos ganar una comisión por las compras.", "Nous pouvons toucher une commission sur les achats.", "Wir erhalten eventuell eine Provision.", "Potremmo guadagnare una commissione sugli acquisti."],
];

/** The texts that the sites' user interface is made of. */
export const phrasebook: readonly Phrase[] = rows.map(
  ([key, description, en, pt, es, fr, de, it]) => ({
    key,
    description,
    texts: { en, pt, es, fr, de, it },
  }),
);
