import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../src';

const meta = {
  title: 'Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Save' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Primary: Story = {
  args: { primary: true },
};
