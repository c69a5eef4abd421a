/** The workflows of the pages run on GitHub alone: what can be checked here is that each action exists in that version, with those inputs. */
import { expect, test } from '@rstest/core';
import { parse } from 'yaml';
import { readSamples } from './code-sample.ts';
import { loadAllSources } from './docs-page.ts';

/** Each as its `action.yml` has it, and the permissions that its README names for what the page does with it. */
const ACTIONS: Record<string, { inputs: string[]; permissions: string[] }> = {
  'actions/checkout@v7': { inputs: [], permissions: [] },
  'actions/cache@v5': { inputs: ['path', 'key', 'restore-keys'], permissions: [] },
  'actions/setup-node@v7': { inputs: ['node-version', 'cache'], permissions: [] },
  'changesets/action@v2': {
    inputs: ['publish-script', 'version-script', 'commit-message', 'pr-title', 'github-token'],
    permissions: ['contents', 'id-token', 'pull-requests'],
  },
};
/** Of another version, and the parts of version 2. */
const NAMED = [
  'changesets/action@v1',
  'changesets/action/select-mode',
  'changesets/action/version',
  'changesets/action/pack',
  'changesets/action/publish',
];

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Step[] }>;
}

const pages = loadAllSources();

/** Inputs that an action does not have, and permissions that it needs and a workflow does not give. */
function findProblems(code: string): string[] {
  const { permissions, jobs }: Workflow = parse(code);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return steps.flatMap(({ uses, with: inputs = {} }) => {
    if (uses === undefined) return [];
    const action = ACTIONS[uses];
    if (!action) return [`There is no ${uses} in the list.`];
    const unknown = Object.keys(inputs).filter((input) => !action.inputs.includes(input));
    const denied = action.permissions.filter((permission) => permissions[permission] !== 'write');
    return [
      ...unknown.map((input) => `${uses} has no input "${input}".`),
      ...denied.map((permission) => `${uses} needs "${permission}: write".`),
    ];
  });
}

test('every workflow uses actions in the versions and with the inputs that they have', () => {
  const workflows = pages.flatMap((page) =>
    readSamples(page, []).filter(({ title }) => title.startsWith('.github/workflows/')),
  );
  expect(workflows.map(({ where }) => where.replace(/:\d+$/, ''))).toEqual(
    ['en', 'zh'].flatMap((locale) => [
      `docs/${locale}/guide/advanced/build-performance.md`,
      `docs/${locale}/guide/basic/publishing.mdx`,
    ]),
  );
  expect(workflows.flatMap(({ code, where }) => findProblems(code).map((problem) => `${where} ${problem}`))).toEqual(
    [],
  );
});

test('actions in the text have these versions too', () => {
  const known = [...Object.keys(ACTIONS), ...NAMED];
  const named = pages.flatMap(({ source, sourcePath }) =>
    [...source.matchAll(/`((?:actions|changesets)\/[\w-]+[@/][\w-]+)`/g)].map(([, name = '']) => ({
      name,
      sourcePath,
    })),
  );
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(NAMED));
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
});

test('an input of another version and a permission that is missing are reported', () => {
  const workflow = `permissions: { contents: write, pull-requests: write }
jobs: { release: { steps: [{ uses: changesets/action@v2, with: { publish: x } }, { uses: changesets/action@v9 }] } }`;
  expect(findProblems(workflow)).toEqual([
    'changesets/action@v2 has no input "publish".',
    'changesets/action@v2 needs "id-token: write".',
    'There is no changesets/action@v9 in the list.',
  ]);
});
