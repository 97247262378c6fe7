/** Rules of react-hook-form that several forms have in common. */

/**
 * For a text that must hold more than blanks.
 * @param message what to enter, as a sentence
 */
export const filled = (message: string) => ({
  validate: (text: string) => text.trim() !== "" || message,
});

/** For the name of a thing. */
export const nameRule = filled("Enter a name.");

/** For a country code, or nothing; lower case is accepted. */
export const countryRule = {
  pattern: { value: /^\s*([A-Za-z]{2})?\s*$/, message: "Enter two letters, such as PT." },
};

/** For an absolute web address, or nothing. */
export const addressRule = {
  pattern: {
    value: /^\s*(https?:\/\/\S+)?\s*$/,
    message: "Enter an address with http or https.",
  },
};
