import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '@quire/markdown/diagnostics';
import { afterEach, expect, rs, test } from '@rstest/core';
import { fetchText } from './host-source.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rs.restoreAllMocks();
});

/** What is reported where a host answers in this way. */
async function reportOf(listener: RequestListener): Promise<string> {
  const host = createServer(listener).listen(0, '127.0.0.1');
  server = host;
  await new Promise((resolve) => host.once('listening', resolve));
  const url = new URL(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  const error = await fetchText(url).catch((thrown) => thrown);
  return error instanceof UserError ? error.message : `no report: ${error}`;
}

test('a body that breaks off is reported with the reason', async () => {
  const report = await reportOf((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('Half of', () => response.destroy());
  });
  expect(report).toMatch(/ cannot be reached: the host closed the connection\.$/);
});

test('a body that stalls is reported with the time that was waited', async () => {
  rs.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(200));
  const report = await reportOf((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('Half of');
  });
  expect(report).toMatch(/ cannot be reached: there was no response within 30 s\.$/);
});

test('a redirect to what is no URL is reported with its status', async () => {
  const report = await reportOf((_, response) => void response.writeHead(302, { location: 'http://[' }).end());
  expect(report).toMatch(/ responded with status 302\.$/);
});
