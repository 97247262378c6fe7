import type { Generated } from "kysely";
import type { Stamp } from "./columns.ts";

/** Who may log in. */
export interface UserTable {
  id: Generated<number>;
  username: string;
  /** Argon2id, in its encoded form. */
  passwordHash: string;
}

/** What renews an access token. */
export interface RefreshTokenTable {
  /** SHA-256 of the opaque token, in hex. */
  tokenHash: string;
  userId: number;
  expiresAt: Date;
}

/** Secrets that outlive a restart, such as the tokens' signing key. */
export interface SecretTable {
  name: string;
  value: string;
}

/** Uploaded and generated files. */
export interface MediaTable {
  /** Derived from the bytes: the same file has the same id. */
  id: string;
  contentType: string;
  bytes: Uint8Array;
  createdAt: Stamp;
}
