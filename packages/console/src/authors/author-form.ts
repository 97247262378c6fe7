/** What the form of an author holds; an empty text stands for nothing. */
export interface AuthorValues {
  name: string;
  bio: string;
  avatar: string;
}

/** An author as the API has one. */
export interface StoredAuthor {
  name: string;
  bio: string | null;
  avatar: string | null;
}

/** The form of an author, or of one that is still to be made. */
export function authorValues(author: StoredAuthor | null): AuthorValues {
  return { name: author?.name ?? "", bio: author?.bio ?? "", avatar: author?.avatar ?? "" };
}

/** What is sent to create an author. */
export function toAuthor(values: AuthorValues): StoredAuthor {
  return {
    name: values.name.trim(),
    bio: values.bio.trim() || null,
    avatar: values.avatar.trim() || null,
  };
}

/** The merge patch that makes an author what the form holds: only what differs, null where cleared. */
export function authorPatch(author: StoredAuthor, values: AuthorValues): Partial<StoredAuthor> {
  const next = toAuthor(values);
  return {
    ...(next.name === author.name ? {} : { name: next.name }),
    ...(next.bio === author.bio ? {} : { bio: next.bio }),
    ...(next.avatar === author.avatar ? {} : { avatar: next.avatar }),
  };
}
