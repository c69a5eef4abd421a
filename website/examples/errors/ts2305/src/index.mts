import { join } from 'ui';

join;
