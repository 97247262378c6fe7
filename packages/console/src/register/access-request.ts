/** What a visitor asks for. */
export interface AccessRequest {
  name: string;
  /** The username that they would like. */
  username: string;
  /** The sites that they work on, as they call them, one per line. */
  sites: string;
}

/** A message to those who make accounts. */
export interface RequestMessage {
  subject: string;
  body: string;
}

/** What is missing, per field. */
export type RequestProblem = Partial<Record<keyof AccessRequest, string>>;

/**
 * Checks that a request says enough.
 * @returns null when nothing is missing
 */
export function checkRequest(request: AccessRequest): RequestProblem | null {
  const problem: RequestProblem = {};
  if (request.name.trim() === "") problem.name = "Enter your name.";
  if (request.username.trim() === "") problem.username = "Enter the username you would like.";
  if (siteNames(request.sites).length === 0) problem.sites = "Name at least one site.";
  return Object.keys(problem).length > 0 ? problem : null;
}

/** Writes the message. */
export function composeRequest({ name, username, sites }: AccessRequest): RequestMessage {
  const lines = [
    "Please give me access to the console.",
    "",
    `Name: ${oneLine(name)}`,
    `Username: ${oneLine(username)}`,
    "Sites:",
    ...siteNames(sites).map((site) => `- ${site}`),
  ];
  return { subject: `Console access for ${oneLine(name)}`, body: lines.join("\n") };
}

/** A link that opens the message in the visitor's mail program. */
export function mailLink(address: string, { subject, body }: RequestMessage): string {
  // Mail programs expect CRLF between lines, and %20 rather than + for a space.
  const encoded = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}

function siteNames(sites: string): string[] {
  return sites
    .split(/[\n,;]/)
    .map(oneLine)
    .filter(Boolean);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
