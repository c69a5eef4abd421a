import { afterEach, expect, rs, test } from '@rstest/core';
import { announceServer } from './announce-server.ts';

afterEach(() => {
  rs.restoreAllMocks();
});

function announce(url: string, asked: number) {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    rs.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text);
      return true;
    });
  announceServer(url, asked);
  rs.restoreAllMocks();
  return said;
}

test('a port that is taken is named with the one that is used instead', () => {
  const { stdout, stderr } = announce('http://localhost:4174/docs/', 4173);
  expect(stderr).toContain('Port 4173 is in use, so the server listens on port 4174.');
  expect(stdout).toContain('http://localhost:4174/docs/');
});

test.each([
  ['the port that was asked for', 'http://localhost:4173/', 4173],
  ['any port', 'http://localhost:39121/', 0],
  ['the port that URLs leave out', 'http://localhost/', 80],
])('%s is nothing to warn of', (_, url, asked) => expect(announce(url, asked).stderr).toBe(''));
