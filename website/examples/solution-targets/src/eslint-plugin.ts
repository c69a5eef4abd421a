const noFoo = {
  meta: { type: 'problem', messages: { foo: 'Choose another name.' } },
  create: (context: { report: (problem: object) => void }) => ({
    'Identifier[name="foo"]': (node: object) => context.report({ node, messageId: 'foo' }),
  }),
};

export default { meta: { name: 'eslint-plugin-my' }, rules: { 'no-foo': noFoo } };
