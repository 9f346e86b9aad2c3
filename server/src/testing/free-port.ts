/** Servers of tests listen where nobody else does. */
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

export async function listenAnywhere(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
