/** What a person has to set right before the gateway can start. The message is one sentence. */
export class StartError extends Error {
  override readonly name = "StartError";
}
