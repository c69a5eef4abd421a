import { afterEach, expect, rs, test } from '@rstest/core';
import { announceServer } from './announce-server.ts';

afterEach(() => {
  rs.restoreAllMocks();
});

test.each([
  ['another port', 'http://localhost:4174/', 4173, 1],
  ['the port that was asked for', 'http://localhost:4173/', 4173, 0],
  ['any port', 'http://localhost:39121/', 0, 0],
  ['the port that URLs leave out', 'http://localhost/', 80, 0],
])('a server warns if it listens on another port: %s', (_, url, asked, warnings) => {
  const [, warned] = [process.stdout, process.stderr].map((stream) =>
    rs.spyOn(stream, 'write').mockImplementation(() => true),
  );
  announceServer(url, asked);
  expect(warned).toHaveBeenCalledTimes(warnings);
});
