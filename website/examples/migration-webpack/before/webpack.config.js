import nodeExternals from 'webpack-node-externals';

const common = {
  mode: 'production',
  target: 'node20',
  entry: './src/index.ts',
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\.ts$/, loader: 'ts-loader' }] },
  optimization: { minimize: false },
};

export default [
  {
    ...common,
    output: { path: `${import.meta.dirname}/dist`, filename: 'index.js', library: { type: 'module' } },
    experiments: { outputModule: true },
    externals: [nodeExternals({ importType: 'module', allowlist: ['mitt'] })],
  },
  {
    ...common,
    output: { path: `${import.meta.dirname}/dist`, filename: 'index.cjs', library: { type: 'commonjs2' } },
    externals: [nodeExternals({ allowlist: ['mitt'] })],
  },
];
