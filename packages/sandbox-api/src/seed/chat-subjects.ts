import type { StoredChatIdea } from "../db/tables/chat.ts";

/** What somebody likes, and the gift ideas that fit. */
export interface ChatSubject {
  interest: string;
  ideas: readonly [StoredChatIdea, StoredChatIdea, StoredChatIdea];
}

function idea(title: string, description: string, ...keywords: string[]): StoredChatIdea {
  return { title, description, keywords };
}

/** The subjects of the seeded conversations. */
export const chatSubjects = {
  coffee: {
    interest: "good coffee",
    ideas: [
      idea("Hand coffee grinder", "Freshly ground beans every morning.", "coffee", "grinder"),
      idea("Moka pot", "A stovetop coffee without a machine.", "moka pot", "coffee"),
      idea("Coffee tasting set", "A different origin each week.", "coffee", "beans", "set"),
    ],
  },
  garden: {
    interest: "gardening on the balcony",
    ideas: [
      idea("Herb planter", "Fresh herbs within reach of the stove.", "planter", "herbs"),
      idea("Pruning shears", "A tool that lasts for decades.", "garden", "shears"),
      idea("Seed collection", "A year of things to sow.", "seeds", "garden"),
    ],
  },
  reading: {
    interest: "reading until late",
    ideas: [
      idea("Reading lamp", "Light for the page, not for the room.", "reading", "lamp"),
      idea("Book stand", "Keeps a heavy book open.", "book", "stand"),
      idea("Bookmark set", "Small, personal and never too many.", "bookmark", "leather"),
    ],
  },
  kitchen: {
    interest: "cooking for friends",
    ideas: [
      idea("Cast iron pan", "Better with every use.", "pan", "cast iron"),
      idea("Chef's knife", "The one tool a cook uses daily.", "knife", "kitchen"),
      idea("Spice set", "New dishes from the same larder.", "spices", "gourmet"),
    ],
  },
  games: {
    interest: "board games",
    ideas: [
      idea("Strategy board game", "An evening for four.", "board game", "strategy"),
      idea("Wooden puzzle", "Something for quiet Sundays.", "puzzle", "wood"),
      idea("Card game", "Fits into any suitcase.", "card game", "party"),
    ],
  },
  music: {
    interest: "playing records",
    ideas: [
      idea("Record player", "Music that one sits down for.", "record player", "vinyl"),
      idea("Headphones", "Late hours without neighbours.", "headphones", "music"),
      idea("Record storage box", "Order for a growing collection.", "vinyl", "storage"),
    ],
  },
  travel: {
    interest: "long weekends away",
    ideas: [
      idea("Weekend bag", "Three days in one bag.", "travel", "bag"),
      idea("Travel journal", "For tickets, sketches and names.", "journal", "travel"),
      idea("Packing cubes", "An end to rummaging.", "packing", "travel"),
    ],
  },
} as const satisfies Record<string, ChatSubject>;

/** Name of a subject. */
export type ChatSubjectName = keyof typeof chatSubjects;
