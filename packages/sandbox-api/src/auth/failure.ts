/** Why a caller is not let in; answered as `{code: 401, message}`. */
export class AuthFailure extends Error {
  override readonly name = "AuthFailure";

  constructor(
    message:
      | "JWT Token not found"
      | "Invalid JWT Token"
      | "Expired JWT Token"
      | "Invalid credentials."
      | "JWT Refresh Token Not Found"
      | "Invalid JWT Refresh Token",
  ) {
    super(message);
  }
}
