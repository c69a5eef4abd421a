import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { createHostedProvider } from './hosted-provider.ts';
import { EMPTY_RESULTS } from './test-hosts.ts';

beforeEach(() => {
  rs.useFakeTimers();
  rs.spyOn(Math, 'random').mockReturnValue(0.25);
});
afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
  rs.restoreAllMocks();
});

function open(insights: boolean) {
  const sent: { url: string; events: Record<string, unknown>[]; isInsights: boolean }[] = [];
  rs.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const body = JSON.parse(init.body);
    sent.push({ url, events: body.events ?? body.requests, isInsights: 'events' in body });
    return new Response(EMPTY_RESULTS);
  });
  return { provider: createHostedProvider({ appId: 'APP', apiKey: 'KEY', insights }), sent };
}

test('By default, no insights are sent or requested', async () => {
  const { provider, sent } = open(false);
  expect(provider.insights).toBeUndefined();
  await provider.search({ requests: [{ indexName: 'site', query: 'x', clickAnalytics: true }] });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.events[0]).toMatchObject({ clickAnalytics: false });
});

test('With insights, searches request a query id', async () => {
  const { provider, sent } = open(true);
  await provider.search({ requests: [{ indexName: 'site', query: 'x' }] });
  expect(sent[0]?.events[0]).toMatchObject({ clickAnalytics: true });
});

test('Viewed hits are sent after 400 ms without new ones, in batches of twenty ids, each id once', () => {
  const { provider, sent } = open(true);
  const ids = Array.from({ length: 45 }, (_, number) => `id${number}`);
  provider.insights?.viewed('site', ids.slice(0, 30));
  rs.advanceTimersByTime(399);
  provider.insights?.viewed('site', ids);
  rs.advanceTimersByTime(399);
  expect(sent).toHaveLength(0);
  rs.advanceTimersByTime(1);
  expect(sent.map(({ events }) => events[0]?.objectIDs)).toEqual([ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)]);
  expect(sent[0]).toMatchObject({
    url: 'https://insights.algolia.io/1/events?x-algolia-api-key=KEY&x-algolia-application-id=APP',
    events: [{ eventType: 'view', index: 'site' }],
  });
  rs.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(3);
});

test('A click is sent immediately, with its position in the result', () => {
  const { provider, sent } = open(true);
  provider.insights?.clicked({ index: 'site', objectID: 'a', position: 3, queryID: 'q' });
  expect(sent[0]?.events).toEqual([
    {
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'site',
      objectIDs: ['a'],
      positions: [3],
      queryID: 'q',
      userToken: 'anonymous-oxyydezgg',
    },
  ]);
});
