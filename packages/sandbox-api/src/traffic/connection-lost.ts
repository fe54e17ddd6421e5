/**
 * The error of a broken connection: `fetch` rejects with a TypeError, and so does a body that ends too early. With a real
 * socket, node-listener.ts breaks the socket instead.
 */
export class ConnectionLost extends TypeError {
  constructor() {
    super('The sandbox broke the connection.');
  }
}
