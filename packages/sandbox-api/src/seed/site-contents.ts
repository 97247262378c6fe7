import type { Db } from "../db/open.ts";

interface SiteContents {
  /** Name and biography. */
  authors: readonly (readonly [name: string, bio: string | null])[];
  /** Title, slug and status. */
  pages: readonly (readonly [title: string, slug: string, status: string])[];
  /** Name and slug. */
  topics: readonly (readonly [name: string, slug: string])[];
}

/** Authors, pages and topics of the seeded sites, in the order of the sites. */
const contents: readonly SiteContents[] = [
  {
    authors: [
      ["Inês Carvalho", "Escreve sobre café, livros e presentes feitos à mão."],
      ["Rui Matos", "Prova tudo o que recomenda, sobretudo o que vem da cozinha."],
      ["Teresa Nogueira", null],
    ],
    pages: [
      ["Sobre nós", "sobre-nos", "published"],
      ["Como escolhemos", "como-escolhemos", "published"],
      ["Contactos", "contactos", "published"],
      ["Guia de Natal", "guia-de-natal", "draft"],
    ],
    topics: [
      ["Amantes de café", "amantes-de-cafe"],
      ["Dia da Mãe", "dia-da-mae"],
      ["Para quem lê", "para-quem-le"],
      ["Jardim e varanda", "jardim-e-varanda"],
      ["Até 25 euros", "ate-25-euros"],
    ],
  },
  {
    authors: [
      ["Lucía Romero", "Periodista; colecciona cafeteras y no lo esconde."],
      ["Álvaro Ibáñez", "Escribe de juegos, música y aparatos con sentido."],
    ],
    pages: [
      ["Quiénes somos", "quienes-somos", "published"],
      ["Preguntas frecuentes", "preguntas-frecuentes", "published"],
      ["Aviso legal", "aviso-legal", "published"],
    ],
    topics: [
      ["Para tu padre", "para-tu-padre"],
      ["Amigo invisible", "amigo-invisible"],
      ["Cocineros en casa", "cocineros-en-casa"],
      ["Viajeros", "viajeros"],
    ],
  },
  {
    authors: [
      ["Camille Laurent", "Teste les cadeaux qu'elle conseille, parfois trop longtemps."],
      ["Hugo Perrin", null],
    ],
    pages: [
      ["À propos", "a-propos", "published"],
      ["Notre méthode", "notre-methode", "draft"],
    ],
    topics: [
      ["Fête des mères", "fete-des-meres"],
      ["Gourmands", "gourmands"],
      ["Petits budgets", "petits-budgets"],
    ],
  },
  {
    authors: [["Giulia Conti", "Racconta oggetti belli e utili."]],
    pages: [["Chi siamo", "chi-siamo", "draft"]],
    topics: [
      ["Per chi cucina", "per-chi-cucina"],
      ["Compleanni", "compleanni"],
    ],
  },
  {
    authors: [["Jonas Weber", "Schreibt über Bücher, Brettspiele und guten Tee."]],
    pages: [["Über uns", "ueber-uns", "draft"]],
    topics: [
      ["Für Leseratten", "fuer-leseratten"],
      ["Garten", "garten"],
    ],
  },
  {
    authors: [["Marta Figueiredo", "Começa as compras de Natal em setembro."]],
    pages: [
      ["Calendário", "calendario", "published"],
      ["Troca de prendas", "troca-de-prendas", "published"],
    ],
    topics: [
      ["Prendas para crianças", "prendas-para-criancas"],
      ["Amigo secreto", "amigo-secreto"],
      ["Ceia", "ceia"],
    ],
  },
  { authors: [], pages: [], topics: [] },
];

/** Inserts authors, pages and topics of the sites. */
export async function seedSiteContents(db: Db): Promise<void> {
  const all = contents.map((content, index) => ({ siteId: index + 1, ...content }));
  const authors = all.flatMap(({ siteId, authors: list }) =>
    list.map(([name, bio]) => ({ siteId, name, bio })),
  );
  const pages = all.flatMap(({ siteId, pages: list }) =>
    list.map(([title, slug, status]) => ({ siteId, title, slug, status })),
  );
  const topics = all.flatMap(({ siteId, topics: list }) =>
    list.map(([name, slug]) => ({ siteId, name, slug })),
  );
  await db.insertInto("authors").values(authors).execute();
  await db.insertInto("pages").values(pages).execute();
  await db.insertInto("criterias").values(topics).execute();
}
