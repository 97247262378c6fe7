import type { Phrasebook } from "./phrasebook.ts";

/** What the offline writer says in English. */
export const english: Phrasebook = {
  and: "and",
  personas: [
    "purist",
    "enthusiast",
    "perfectionist",
    "beginner",
    "connoisseur",
    "collector",
    "explorer",
    "traditionalist",
  ],
  ideas: {
    withTopic: [
      "{Facet} for the {topic} {persona}",
      "For the {topic} {persona}: {facet}",
      "For the {topic} {persona} who has everything but {facet}",
    ],
    alone: ["{Facet} for the {persona}", "{Facet} worth unwrapping", "{Facet} for every day"],
    brand: ["The best of {brand}", "Straight from {brand}"],
    small: ["Small {topic} gifts under {amount}", "Little {topic} treats under {amount}"],
    large: ["{Topic} gifts to remember, over {amount}", "One big {topic} gift, over {amount}"],
  },
  sections: {
    theme: [
      "{Facet} they will use every week",
      "{Facet} worth unwrapping",
      "All about {facet}",
      "The finest {facet}",
    ],
    more: "A few more ideas",
    under: "Under {amount}",
    between: "{from} to {to}",
    over: "Over {amount}",
  },
  descriptions: {
    openings: [
      "The <strong>{title}</strong> by {brand} is a gift that gets used.",
      "Meet the <strong>{title}</strong> by {brand}.",
      "With the <strong>{title}</strong>, {brand} got the details right.",
      "There is a reason why the <strong>{title}</strong> by {brand} is on our list.",
      "{brand} makes the <strong>{title}</strong>, and makes it well.",
    ],
    openingsWithoutBrand: [
      "The <strong>{title}</strong> is a gift that gets used.",
      "Meet the <strong>{title}</strong>.",
      "There is a reason why the <strong>{title}</strong> is on our list.",
    ],
    plain: "It stands out among {shelf}.",
    withinBudget: [
      "At {price}, it leaves room for a card and a ribbon.",
      "At {price}, it stays well within the budget.",
    ],
    closings: [
      "At {price}, it looks like more.",
      "For {price}, it is a gift that lasts.",
      "It costs {price} and comes ready to give.",
      "Yours for {price}.",
    ],
  },
  article: {
    title: "{count} gifts for {subject}",
    titleOfTopic: "{count} {topic} gifts worth giving",
    facts: "We compared what the shops have and kept {count} gifts, from {from} to {to}.",
    factsOfOnePrice: "We compared what the shops have and kept {count} gifts at {price}.",
    openings: [
      "A good gift shows that somebody has listened.",
      "The best gifts are the ones that are still in use a year later.",
      "Finding the right gift takes less time when somebody has looked already.",
    ],
    overview: "You will find them in these chapters: <strong>{sections}</strong>.",
    sectionLeads: [
      "If you only look at one chapter, let it be this one.",
      "These are the ones we would keep for ourselves.",
      "Chosen for what they do, not for how they are wrapped.",
      "Each of these has earned its place.",
    ],
    link: "See it for {price}",
    cheapest: "If you want to start small, the <strong>{title}</strong> costs {price}.",
    farewells: [
      "Whichever you choose, write a line by hand to go with it.",
      "Order a few days early, and there will be time to wrap it well.",
    ],
  },
  chat: {
    ideas: "Here is what I would look at: {ideas}.",
    products: "I would start with the {title}; the others follow in order.",
    nothing: "I need to know a little more: what do they like, and what would you spend?",
    why: [
      "It fits what you said about {topic}.",
      "You mentioned {topic}, and this is where it gets interesting.",
    ],
  },
  subject:
    /^(?:\d+\s+)?(?:\p{L}+\s+){0,2}?(?:gifts?|presents?|ideas?)(?:\s+ideas?)?\s+for\s+(.{3,80})$/iu,
  tagline: "{count} gifts, chosen with care",
};
