/** Thrown to respond with an error before any handler runs. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** The limit of `Message` in the description. */
const MAX_MESSAGE_LENGTH = 200;

const truncate = (message: string) =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : message;

/** The body of every error (`ErrorResponse` in the description). */
export const errorBody = (message: string) => ({ success: false as const, message: truncate(message) });
