import type { Transport } from "../graph/transport.ts";
import { graphql } from "../graph/generated/gql.ts";
import type { AuthApi } from "./auth.ts";

const loginDocument = graphql(`
  mutation Login($input: LoginCredentialsInput!) {
    login(input: $input) {
      token
      refresh_token
    }
  }
`);

const refreshDocument = graphql(`
  mutation RefreshToken($input: RefreshRequestInput!) {
    refreshToken(input: $input) {
      token
    }
  }
`);

/** The calls that carry no bearer token, over the given transport. */
export function createAuthApi(transport: Transport): AuthApi {
  return {
    async login(username, password) {
      const { login } = await transport(loginDocument, { input: { username, password } });
      if (!login) throw new Error("The login's reply holds no tokens.");
      return { accessToken: login.token, refreshToken: login.refresh_token };
    },
    async refresh(refreshToken, signal) {
      const variables = { input: { refresh_token: refreshToken } };
      const { refreshToken: reply } = await transport(refreshDocument, variables, { signal });
      if (!reply) throw new Error("The refresh's reply holds no token.");
      return reply.token;
    },
  };
}
