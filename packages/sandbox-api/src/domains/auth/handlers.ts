import { authenticate } from "../../auth/credentials.ts";
import { issueRefreshToken, operatorOfRefreshToken } from "../../auth/tokens.ts";
import type { Handlers } from "../../contract/handler.ts";

/** Login and the renewal of access tokens. */
export const authHandlers = {
  async login({ db, body, signAccessToken }) {
    const operator = await authenticate(db, body.username, body.password);
    return {
      token: signAccessToken(operator),
      refresh_token: await issueRefreshToken(db, operator),
    };
  },

  async refreshToken({ db, body, signAccessToken }) {
    return { token: signAccessToken(await operatorOfRefreshToken(db, body.refresh_token)) };
  },
} satisfies Partial<Handlers>;
