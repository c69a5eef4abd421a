import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', 'storybook-addon-rslib'],
};

export default config;
